import { writeFile } from 'node:fs/promises';
import { conformancePage } from './conformance/conformance-page.ts';
import { readCriteria } from './conformance/criteria.ts';
import { exitWith } from './explained.ts';
import { inRepository } from './repository.ts';

// `npm run conformance`: writes docs/accessibility.md from the criteria.
const write = async () => writeFile(inRepository('docs', 'accessibility.md'), conformancePage(await readCriteria()));

write().catch(exitWith);
