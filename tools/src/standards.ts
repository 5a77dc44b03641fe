import { readFile, writeFile } from 'node:fs/promises';
import { findStandard } from '@lemma/plans/standards';
import { readCaseFile } from '@lemma/school/plan';
import { Command } from 'commander';
import { Explained, exitWith } from './explained.ts';
import { inRepository } from './repository.ts';

const target = 'functions/standards.json';
const command = new Command('npm run standards --')
  .description(
    'Takes the official wording of standards from a CASE file (1EdTech) of the school. It is stored beside the functions, outside of the repository, and plans quote it from the next start on.',
  )
  .argument('<file>', 'for example standards-case.json')
  .helpOption('-h, --help', 'show this')
  .parse();

async function load(file: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new Explained(`${file} cannot be read: ${error.message}`);
  });
  const read = readCaseFile(text, (code) => findStandard(code) !== undefined);
  if (!read.ok) {
    const said = read.faults.map(({ where, what }) => (where === '' ? what : `${where}: ${what}`));
    throw new Explained(said.join('\n'));
  }
  await writeFile(inRepository(target), JSON.stringify(read.official));
  console.log(`${Object.keys(read.official.wordings).length} standards of “${read.official.title}” in ${target}.`);
  if (read.unknown.length > 0) console.log(`Left out, not known here: ${read.unknown.length} codes.`);
}

load(command.args[0] ?? '').catch(exitWith);
