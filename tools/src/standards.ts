import { readFileSync, writeFileSync } from 'node:fs';
import { findStandard } from '@lemma/plans/standards';
import { readCaseFile } from '@lemma/school/plan';
import { inRepository } from './repository.ts';

/**
 * `npm run standards -- FILE`: takes the official wording of standards from a CASE file (1EdTech) of the school. It is
 * stored beside the functions, outside of the repository, and plans quote it from the next start on.
 */
const [file] = process.argv.slice(2);
const target = 'functions/standards.json';
if (file === undefined) {
  console.error('Name a CASE file: npm run standards -- standards-case.json');
  process.exitCode = 1;
} else {
  const read = readCaseFile(readFileSync(file, 'utf8'), (code) => findStandard(code) !== undefined);
  if (read.ok) {
    writeFileSync(inRepository(target), JSON.stringify(read.official));
    console.log(`${Object.keys(read.official.wordings).length} standards of “${read.official.title}” in ${target}.`);
    if (read.unknown.length > 0) console.log(`Left out, not known here: ${read.unknown.length} codes.`);
  } else {
    for (const { where, what } of read.faults) console.error(where === '' ? what : `${where}: ${what}`);
    process.exitCode = 1;
  }
}
