import { readFileSync, writeFileSync } from 'node:fs';
import { dataMap } from './data-map.ts';
import { pageOf } from './page.ts';
import { inRepository, readModel } from './read-model.ts';

// `npm run data-model`: writes docs/data-model.md and docs/data-map.md from the tables. With `--check` it only compares.
const { tables, schemas } = readModel();
const pages = { 'docs/data-model.md': pageOf(tables, schemas), 'docs/data-map.md': dataMap(tables, schemas) };

for (const [name, page] of Object.entries(pages)) {
  const path = inRepository(name);
  if (!process.argv.includes('--check')) writeFileSync(path, page);
  else if (readFileSync(path, 'utf8') !== page) {
    process.stderr.write(`${name} is not what the code says. Run: npm run data-model\n`);
    process.exitCode = 1;
  }
}
