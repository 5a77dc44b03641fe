import { readFileSync } from 'node:fs';
import { z } from 'zod';

const host = z.string();

/** Where everything runs: the file that `npm start` and the test suite write. */
export const running = z
  .object({
    shell: z.url(),
    areas: z.object({ teacher: z.url(), parent: z.url(), student: z.url() }),
    emulators: z.object({ auth: host, functions: host, firestore: host }),
  })
  .parse(JSON.parse(readFileSync(process.env.LEMMA_RUNNING ?? '../.lemma/running.json', 'utf8')));
