import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const host = z.string();
const schema = z.object({
  shell: z.url(),
  areas: z.object({ teacher: z.url(), parent: z.url(), student: z.url() }),
  emulators: z.object({ auth: host, functions: host, firestore: host }),
});

const file = process.env.LEMMA_RUNNING ?? '../.lemma/running.json';

/** Whether anything runs: a tool that only reads the set-up of the tests comes here too. */
export const isRunning = existsSync(file);

const read = () => schema.parse(JSON.parse(readFileSync(file, 'utf8')));
let known: z.output<typeof schema> | undefined;

/** Where everything runs: the file that `npm start` and the test suite write. */
export function running(): z.output<typeof schema> {
  known ??= read();
  return known;
}
