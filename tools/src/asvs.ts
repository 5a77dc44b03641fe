import { writeFile } from 'node:fs/promises';
import { asvsPage } from './asvs/asvs-page.ts';
import { readRequirements } from './asvs/requirements.ts';
import { exitWith } from './explained.ts';
import { inRepository } from './repository.ts';

// `npm run asvs`: writes docs/asvs.md from the requirements.
const write = async () => writeFile(inRepository('docs', 'asvs.md'), asvsPage(await readRequirements()));

write().catch(exitWith);
