import { readFile, rm } from 'node:fs/promises';
import { areas } from '@lemma/contract';
import { z } from 'zod';
import { Explained } from '../explained.ts';
import { accountsSchema } from './accounts.ts';
import { emulatorNames } from './ports.ts';
import { type State, writeWhole } from './state.ts';

/** `.lemma/running.json`: where everything is while it runs. Emulators are `host:port`, sites are addresses. */
export const runningSchema = z.object({
  shell: z.url(),
  areas: z.record(z.enum(areas), z.url()),
  emulators: z.record(z.enum(emulatorNames), z.string()),
  /** Absent where no demonstration school was made. */
  accounts: accountsSchema.optional(),
});
export type Running = z.infer<typeof runningSchema>;

export const writeRunning = (state: State, running: Running): Promise<void> =>
  writeWhole(state.running, `${JSON.stringify(running, null, 2)}\n`);

export const removeRunning = (state: State): Promise<void> => rm(state.running, { force: true });

/** What runs now, for a command that needs it. */
export async function readRunning(state: State): Promise<Running> {
  const text = await readFile(state.running, 'utf8').catch(() => {
    throw new Explained(`Nothing runs here (no ${state.running}). Start it first: npm start`);
  });
  return runningSchema.parse(JSON.parse(text));
}
