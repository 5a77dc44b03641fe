import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { makeSchool } from './make-school.ts';

/** `npm run demonstration -w functions`: makes the school that `npm start` opens, once for each version of the code. */
async function main(): Promise<void> {
  const target = resolve(import.meta.dirname, '../.demonstration/school.json.gz');
  const files = await mkdtemp(join(tmpdir(), 'lemma-demonstration-'));
  try {
    const school = await makeSchool(Date.now(), files);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, gzipSync(JSON.stringify(school)));
    process.stdout.write(`${school.documents.length} documents, ${school.studentIds.length} students\n`);
  } finally {
    await rm(files, { recursive: true, force: true });
  }
}

await main();
