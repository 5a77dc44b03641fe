import { readFile, rm } from 'node:fs/promises';
import { execa } from 'execa';
import { z } from 'zod';
import { type State, writeWhole } from './state.ts';

const processSchema = z.object({
  pid: z.number().int().positive(),
  /** When the process started, as the system reports it: the same process id with another time is another process. */
  started: z.string(),
});
export type ProcessIdentity = z.infer<typeof processSchema>;

const recordSchema = z.object({
  launcher: processSchema,
  /** The leader of the emulators' process group. */
  suite: processSchema.optional(),
  /** The Firestore emulator, which firebase-tools starts in a process group of its own. */
  firestore: processSchema.optional(),
  /** True while the run saves and stops. */
  stopping: z.boolean().optional(),
  hub: z.string(),
  shell: z.string(),
});
export type ProcessRecord = z.infer<typeof recordSchema>;

const START_TIME_FIELD = 19; // the index in /proc/<pid>/stat, counted after the name in brackets

async function startedAt(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
    const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields?.[0] === 'Z' ? undefined : fields?.[START_TIME_FIELD];
  }
  const { stdout } = await execa('ps', ['-o', 'lstart=', '-p', String(pid)], { reject: false });
  return stdout?.trim() || undefined;
}

/** The identity of a running process; undefined when it has ended. */
export async function identityOf(pid: number): Promise<ProcessIdentity | undefined> {
  const started = await startedAt(pid);
  return started === undefined ? undefined : { pid, started };
}

export const isRunning = async (mark: ProcessIdentity): Promise<boolean> =>
  (await startedAt(mark.pid)) === mark.started;

export const writeRecord = (state: State, record: ProcessRecord): Promise<void> =>
  writeWhole(state.processes, `${JSON.stringify(record)}\n`);

export const removeRecord = (state: State): Promise<void> => rm(state.processes, { force: true });

export async function readRecord(state: State): Promise<ProcessRecord | undefined> {
  const text = await readFile(state.processes, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return recordSchema.parse(JSON.parse(text));
  } catch {
    return undefined; // written by another version: nothing can safely be ended
  }
}

/** Ends a process, or with `group` everything it started; waits, then kills it. */
export async function endProcess(mark: ProcessIdentity, { group, graceMs }: { group: boolean; graceMs: number }) {
  const target = group && process.platform !== 'win32' ? -mark.pid : mark.pid;
  const send = (signal: NodeJS.Signals) => {
    try {
      process.kill(target, signal);
    } catch {
      // the process has already ended
    }
  };
  const until = Date.now() + graceMs;
  if (await isRunning(mark)) send('SIGTERM');
  while ((await isRunning(mark)) && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 100));
  send('SIGKILL');
}
