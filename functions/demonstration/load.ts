import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { pointAt } from '../src/platform/point-at.ts';
import { storedSchoolSchema } from './stored-school.ts';

const { values } = parseArgs({
  options: {
    ...{ project: { type: 'string' }, firestore: { type: 'string' }, auth: { type: 'string' } },
    ...{ files: { type: 'string' }, from: { type: 'string' } },
  },
});

const needed = z.object({
  ...{ project: z.string(), firestore: z.string(), auth: z.string() },
  ...{ files: z.string(), from: z.string() },
});

/** Resolves when standard input is closed: the emulators are there. */
async function emulatorsAreThere(): Promise<void> {
  for await (const _ of process.stdin);
}

/**
 * Reads the school of a file, waits until standard input is closed, writes it into emulators, and prints as whom one can
 * sign in.
 */
async function main(): Promise<void> {
  const { project, firestore, auth, files, from } = needed.parse(values);
  pointAt({ project, firestore, auth }, ['firestore', 'auth']);
  const school = storedSchoolSchema.parse(JSON.parse(gunzipSync(await readFile(from)).toString()));
  const { loadSchool } = await import('./load-school.ts');
  await loadSchool(school, Date.now(), files, emulatorsAreThere());
  const [teacher, parent] = school.adults.map(({ name, email, password }) => ({ name, email, password }));
  process.stdout.write(JSON.stringify({ teacher, parent, student: school.student }));
}

await main();
process.exit(0);
