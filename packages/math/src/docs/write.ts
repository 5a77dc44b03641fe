import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { misconceptionPages } from './misconceptions-page.ts';
import { skillPages } from './skills-page.ts';

const docs = join(import.meta.dirname, '../../../../docs');

for (const [folder, pages] of [
  ['skills', skillPages()],
  ['misconceptions', misconceptionPages()],
] as const) {
  rmSync(join(docs, folder), { recursive: true, force: true });
  mkdirSync(join(docs, folder));
  for (const [name, text] of pages) writeFileSync(join(docs, folder, name), text);
}
process.stdout.write('docs/skills and docs/misconceptions are up to date.\n');
