import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { misconceptionsPage } from './misconceptions-page.ts';
import { skillsPage } from './skills-page.ts';

const docs = join(import.meta.dirname, '../../../../docs');

writeFileSync(join(docs, 'skills.md'), skillsPage());
writeFileSync(join(docs, 'misconceptions.md'), misconceptionsPage());
process.stdout.write('docs/skills.md and docs/misconceptions.md are up to date.\n');
