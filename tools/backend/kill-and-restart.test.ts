import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freeShellPort } from '../src/launcher/ports.ts';
import { isRunning, type ProcessIdentity, readRecord } from '../src/launcher/processes.ts';
import { type Running, readRunning } from '../src/launcher/running-file.ts';
import { stateIn } from '../src/launcher/state.ts';
import { inRepository } from '../src/repository.ts';
import { canSignIn, hasDocument, signUp, writeDocument } from '../src/stand-in/documents.ts';

let folder = '';
let shellPort = 0;
let current: { launcher: Launcher; emulators: Running['emulators'] } | undefined;

/** An interval longer than any test, in milliseconds. */
const NEVER = 600_000;

const state = () => stateIn(join(folder, 'state'));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-restart-'));
  shellPort = await freeShellPort();
});

afterAll(async () => {
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

/** Starts the launcher and waits until it reports that everything runs. */
async function start(saveEveryMs: number): Promise<Running['emulators']> {
  const launcher = runLauncher(saveEveryMs);
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

async function untilSavedAfter(moment: number): Promise<void> {
  await expect
    .poll(async () => Math.max(...(await readdir(state().saves)).map(timeOf)), { timeout: 10_000, interval: 100 })
    .toBeGreaterThan(moment);
}

const timeOf = (name: string): number => Date.parse(name.replace(/T(\d+)-(\d+)-/, 'T$1:$2:')) || 0;

const isGone = async (mark: ProcessIdentity | undefined): Promise<boolean> =>
  mark !== undefined && !(await isRunning(mark));

/** The runs use the same folder, one after the other: each test continues from what the one before left. */
describe('a launcher that is started and stopped again and again', () => {
  it('saves as it goes, and refuses a second start beside it', async () => {
    const { firestore, auth, functions } = await start(500);
    await writeDocument(firestore, 'classes/kept', 'seven pupils');
    await signUp(auth, 'dee@school.example');
    await fetch(`http://${functions}/demo-lemma/us-central1/upload`);
    await untilSavedAfter(Date.now() + 500);

    const second = await runLauncher(NEVER);
    expect(second.exitCode).toBe(1);
    expect(second.stderr).toContain(`already runs here: http://127.0.0.1:${shellPort}`);
  });

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

  it.each(['SIGTERM', 'SIGINT'] as const)('saves on %s and leaves no process and no running.json', async (signal) => {
    const { launcher, emulators } = running();
    const record = await readRecord(state());
    await writeDocument(emulators.firestore, `classes/${signal}`, 'a moment before the end');
    launcher.kill(signal);
    expect((await launcher).exitCode).toBe(0);
    expect(await isGone(record?.suite)).toBe(true);
    expect(await isGone(record?.firestore)).toBe(true);
    await expect(readRunning(state())).rejects.toThrow('Nothing runs here');
    if (signal === 'SIGTERM') expect(await hasDocument((await start(NEVER)).firestore, 'classes/SIGTERM')).toBe(true);
  });
});
