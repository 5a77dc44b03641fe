import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const host = z.string();
const schema = z.object({
  shell: z.url(),
  areas: z.object({ teacher: z.url(), parent: z.url(), student: z.url() }),
  emulators: z.object({ auth: host, functions: host, firestore: host }),
});

const file = process.env.LEMMA_RUNNING ?? '../.lemma/running.json';

/** Whether the product runs; tools that only read the configuration of the tests load this file too. */
export const isRunning = existsSync(file);

const read = () => schema.parse(JSON.parse(readFileSync(file, 'utf8')));
let known: z.output<typeof schema> | undefined;

/** The addresses of the running product, from the file that `npm start` and the test suite write. */
export function running(): z.output<typeof schema> {
  known ??= read();
  return known;
}
