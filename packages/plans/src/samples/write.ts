import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { samples } from './samples.ts';

const folder = join(import.meta.dirname, '../../../../docs/samples');
mkdirSync(folder, { recursive: true });
for (const [name, html] of samples()) writeFileSync(join(folder, name), html);
