import { mkdtemp, readdir, readFile, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IS_SOAK } from '@lemma/math/part-of';
import { atMost, storeRun } from '@lemma/testing/runs';
import { execa } from 'execa';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freeShellPort } from '../src/launcher/ports.ts';
import { isRunning, type ProcessIdentity, readRecord } from '../src/launcher/processes.ts';
import { type Running, readRunning } from '../src/launcher/running-file.ts';
import { stateIn } from '../src/launcher/state.ts';
import { inRepository } from '../src/repository.ts';
import { canSignIn, hasDocument, signUp, writeDocument } from '../src/stand-in/documents.ts';

let folder = '';
let shellPort = 0;
let current: { launcher: Launcher; emulators: Running['emulators'] } | undefined;

/** What the run has come to: its cases, those that failed, and how long a call beside a killed part took, in milliseconds. */
const come = { cases: 0, failed: 0, failedAfter: 0 };
/** Nobody waits for a database that is gone. */
const GONE_WITHIN_MS = 5000;

/** An interval longer than any test, in milliseconds. */
const NEVER = 600_000;

const state = () => stateIn(join(folder, 'state'));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-restart-'));
  shellPort = await freeShellPort();
});

afterEach(({ task }) => {
  come.cases += 1;
  if (task.result?.state === 'fail') come.failed += 1;
});

afterAll(async () => {
  if (process.env.LEMMA_STORE_RUNS === 'true')
    storeRun('kill-and-restart', [
      { name: 'killed and started again: cases', value: come.cases, unit: '' },
      atMost('killed and started again: of them failed', come.failed, 0),
      atMost(
        'killed and started again: a call beside a killed part ends after',
        Math.round(come.failedAfter),
        GONE_WITHIN_MS,
        'ms',
      ),
    ]);
  current?.launcher.kill('SIGTERM');
  await current?.launcher;
  await rm(folder, { recursive: true, force: true });
});

const runLauncher = (saveEveryMs: number) =>
  execa('node', [inRepository('tools/src/stand-in/run.ts'), folder, String(shellPort), String(saveEveryMs)], {
    reject: false,
    all: true,
  });
type Launcher = ReturnType<typeof runLauncher>;

const saysThatItRuns = (launcher: Launcher): Promise<boolean> =>
  new Promise((resolve) => {
    launcher.stdout.on('data', (text) => String(text).includes('RUNNING') && resolve(true));
    void launcher.then(() => resolve(false));
  });

/** What the running launcher has written to its terminal. */
let said = '';

/** Starts the launcher and waits until it reports that everything runs. */
async function start(saveEveryMs: number): Promise<Running['emulators']> {
  const launcher = runLauncher(saveEveryMs);
  said = '';
  launcher.all.on('data', (text) => {
    said += String(text);
  });
  if (!(await saysThatItRuns(launcher))) throw new Error((await launcher).all);
  const { emulators } = await readRunning(state());
  current = { launcher, emulators };
  return emulators;
}

function running() {
  if (current === undefined) throw new Error('The test before did not get it to run.');
  return current;
}

/** Kills the launcher and everything it started, as the kernel does when memory runs out. */
async function killAll(): Promise<void> {
  const record = await readRecord(state());
  const { launcher } = running();
  launcher.kill('SIGKILL');
  await launcher;
  if (record?.suite) process.kill(-record.suite.pid, 'SIGKILL');
  if (record?.firestore) process.kill(record.firestore.pid, 'SIGKILL');
}

/** The saves that are whole, oldest first. What is being written has a dot before its name. */
const saves = async (): Promise<string[]> =>
  (await readdir(state().saves)).filter((name) => !name.startsWith('.')).sort();

const timeOf = (name: string): number => Date.parse(name.slice(0, 24).replace(/T(\d+)-(\d+)-/, 'T$1:$2:'));

async function untilSavedAfter(moment: number): Promise<void> {
  await expect.poll(async () => timeOf((await saves()).at(-1) ?? ''), { interval: 100 }).toBeGreaterThan(moment);
}

const isGone = async (mark: ProcessIdentity | undefined): Promise<boolean> =>
  mark !== undefined && !(await isRunning(mark));

/**
 * The runs use the same folder, one after the other: each test continues from what the one before left. `npm test` starts
 * and stops it once, and once more from what was saved; the soak kills every part of it.
 */
describe('a launcher that is started and stopped again and again', () => {
  it('saves as it goes, and refuses a second start beside it', async () => {
    const { firestore, auth, functions } = await start(500);
    await writeDocument(firestore, 'classes/kept', 'seven pupils');
    await signUp(auth, 'dee@school.example');
    await fetch(`http://${functions}/demo-lemma/us-central1/upload`);
    await untilSavedAfter(Date.now());

    const second = await runLauncher(NEVER);
    expect(second.exitCode).toBe(1);
    expect(second.stderr).toContain(`already runs here: http://127.0.0.1:${shellPort}`);
  });

  // Six starts more.
  if (IS_SOAK) {
    it('continues from the last save when everything was killed', async () => {
      await killAll();
      const { firestore, auth } = await start(NEVER);
      expect(await hasDocument(firestore, 'users/seeded')).toBe(true);
      expect(await hasDocument(firestore, 'classes/kept')).toBe(true);
      expect(await canSignIn(auth, 'dee@school.example')).toBe(true);
      expect(await readFile(join(state().files, 'photo.txt'), 'utf8')).toBe('a photo');
    });

    it('saves and ends the emulators that a killed launcher left behind', async () => {
      await writeDocument(running().emulators.firestore, 'classes/unsaved', 'written after the last save');
      const left = await readRecord(state());
      running().launcher.kill('SIGKILL');
      await running().launcher;
      const { firestore } = await start(NEVER);
      expect(await isGone(left?.suite)).toBe(true);
      expect(await isGone(left?.firestore)).toBe(true);
      expect(await hasDocument(firestore, 'classes/unsaved')).toBe(true);
    });

    it('takes the save before a damaged one, says so, and keeps the damaged one aside', async () => {
      await writeDocument(running().emulators.firestore, 'classes/damaged', 'in the save that is damaged');
      running().launcher.kill('SIGTERM');
      await running().launcher;
      const newest = (await saves()).at(-1) ?? '';
      await truncate(join(state().saves, newest, 'auth_export', 'accounts.json'), 5);
      const { firestore } = await start(500);
      expect(said).toMatch(
        /Going on from the save of .*, because\n +· the save of .* is damaged: auth_export\/accounts.json has 5/,
      );
      expect(await hasDocument(firestore, 'classes/kept')).toBe(true);
      expect(await hasDocument(firestore, 'classes/damaged')).toBe(false);
      expect(await readdir(state().saves)).toContain(`.damaged-${newest}`);
    });

    it.each(['firestore', 'suite'] as const)('starts again with the last save when the %s is killed', async (part) => {
      const { firestore, functions } = running().emulators;
      const read = () => fetch(`http://${functions}/demo-lemma/us-central1/read`).then((reply) => reply.text());
      expect(await read()).toBe('true');
      await writeDocument(firestore, `classes/before-${part}`, 'saved in time');
      await untilSavedAfter(Date.now());
      const mark = (await readRecord(state()))?.[part];
      process.kill(part === 'suite' ? -(mark?.pid ?? 0) : (mark?.pid ?? 0), 'SIGKILL');
      const begun = Date.now();
      await read().catch(() => undefined);
      come.failedAfter = Math.max(come.failedAfter, Date.now() - begun);
      expect(come.failedAfter).toBeLessThan(GONE_WITHIN_MS);
      const runsAgain = 'They run again, at the same addresses.';
      await expect.poll(() => said.includes(runsAgain)).toBe(true);
      said = said.replace(runsAgain, '');
      expect(said).toMatch(/ended by themselves and are started again. They go on from the save of .*; what was done/);
      // An imported document is told to be missing for a moment after the start, longer on a busy machine.
      await expect.poll(() => hasDocument(firestore, `classes/before-${part}`)).toBe(true);
      expect(await read()).toBe('true');
    });
  }

  it('leaves logs that are short, and none of what the emulators write besides', async () => {
    for (const name of ['firebase-debug.log', 'firestore-debug.log'])
      expect(await readFile(join(state().directory, name), 'utf8')).toBe('');
    expect((await stat(state().log)).size).toBeLessThan(100_000);
    expect((await stat(state().log)).mode & 0o077).toBe(0);
    expect((await stat(state().saves)).mode & 0o077).toBe(0);
  });

  it.each(IS_SOAK ? (['SIGTERM', 'SIGINT'] as const) : (['SIGTERM'] as const))(
    'saves on %s and leaves no process and no running.json',
    async (signal) => {
      const { launcher, emulators } = running();
      const record = await readRecord(state());
      await writeDocument(emulators.firestore, `classes/${signal}`, 'a moment before the end');
      launcher.kill(signal);
      expect((await launcher).exitCode).toBe(0);
      expect(await isGone(record?.suite)).toBe(true);
      expect(await isGone(record?.firestore)).toBe(true);
      await expect(readRunning(state())).rejects.toThrow('Nothing runs here');
      if (signal === 'SIGTERM') expect(await hasDocument((await start(NEVER)).firestore, 'classes/SIGTERM')).toBe(true);
    },
  );
});
