import { readFile, rm } from 'node:fs/promises';
import { z } from 'zod';
import { Explained } from '../explained.ts';
import { accountsSchema } from './accounts.ts';
import { emulatorNames } from './ports.ts';
import { type State, writeWhole } from './state.ts';

/** `.lemma/running.json`: the addresses of a running product. Emulators are `host:port`, sites are URLs. */
export const runningSchema = z.object({
  shell: z.url(),
  areas: z.record(z.string(), z.url()),
  emulators: z.record(z.enum(emulatorNames), z.string()),
  /** Missing if no demonstration school was created. */
  accounts: accountsSchema.optional(),
});
export type Running = z.infer<typeof runningSchema>;

export const writeRunning = (state: State, running: Running): Promise<void> =>
  writeWhole(state.running, `${JSON.stringify(running, null, 2)}\n`);

export const removeRunning = (state: State): Promise<void> => rm(state.running, { force: true });

/** The running product, for a command that needs one. @throws Explained if nothing runs. */
export async function readRunning(state: State): Promise<Running> {
  const text = await readFile(state.running, 'utf8').catch(() => {
    throw new Explained(`Nothing runs here (no ${state.running}). Start it first: npm start`);
  });
  return runningSchema.parse(JSON.parse(text));
}
