import { readFileSync, writeFileSync } from 'node:fs';
import { pageOf } from './page.ts';
import { inRepository, readModel } from './read-model.ts';

// `npm run data-model`: writes docs/data-model.md from the tables. With `--check` it only compares.
const path = inRepository('docs/data-model.md');
const { tables, schemas } = readModel();
const page = pageOf(tables, schemas);

if (!process.argv.includes('--check')) writeFileSync(path, page);
else if (readFileSync(path, 'utf8') !== page) {
  process.stderr.write('docs/data-model.md is not what the code says. Run: npm run data-model\n');
  process.exitCode = 1;
}
