import {
  appendFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { boundLog, silenceLogs } from './bounded-log.ts';
import { diskSentence, explainingDisk, requireRoom, whyNotWritable } from './disk-fault.ts';
import { latestSave, type Save, saveNow, setAside, tidySaves } from './saves.ts';
import { prepareState, type State, stateIn } from './state.ts';

const ROUNDS = Number(process.env.LEMMA_DAMAGES ?? 10);
const PRIVATE = 0o700;

let folder = '';
let hub: Server;
let address = '';
let state: State;
let written = 0;
let databaseRuns = true;

/** What the emulators' hub does with an export, with other files each time. */
async function exportTo(path: string): Promise<void> {
  written += 1;
  await mkdir(join(path, 'firestore_export', 'all_kinds'), { recursive: true });
  await mkdir(join(path, 'auth_export'));
  const database = databaseRuns ? { firestore: { path: 'firestore_export' } } : {};
  const metadata = { version: '1', written, auth: { path: 'auth_export' }, ...database };
  await writeFile(join(path, 'firebase-export-metadata.json'), JSON.stringify(metadata));
  await writeFile(join(path, 'auth_export', 'accounts.json'), JSON.stringify({ users: [written] }));
  const bytes = Uint8Array.from({ length: 2000 + written }, (_, index) => (index * 31 + written) % 256);
  await writeFile(join(path, 'firestore_export', 'all_kinds', 'output-0'), bytes);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-saves-'));
  hub = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    await exportTo(z.object({ path: z.string() }).parse(JSON.parse(String(Buffer.concat(parts)))).path);
    response.end('{}');
  });
  await new Promise<void>((resolve) => hub.listen(0, '127.0.0.1', () => resolve()));
  const at = hub.address();
  address = `127.0.0.1:${at !== null && typeof at === 'object' ? at.port : 0}`;
});

afterAll(async () => {
  hub.close();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  state = stateIn(await mkdtemp(join(folder, 'state-')));
  await prepareState(state);
});

/** A generator of numbers from 0 to 1, so that a failure can be repeated by its seed. */
function randomOf(seed: number): () => number {
  let current = seed;
  return () => {
    current = (Math.imul(current, 1_664_525) + 1_013_904_223) >>> 0;
    return current / 2 ** 32;
  };
}

async function filesOf(save: string): Promise<string[]> {
  const entries = await readdir(save, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Damages one file somewhere. @returns what was done, for the message of a failure. */
async function damage(save: string, random: () => number): Promise<string> {
  const files = await filesOf(save);
  const file = files[Math.floor(random() * files.length)] ?? '';
  const bytes = await readFile(file);
  const place = Math.floor(random() * bytes.length);
  const kind = Math.floor(random() * 5);
  if (kind === 0) await rm(file);
  else if (kind === 1) await truncate(file, place);
  else if (kind === 2) await appendFile(file, 'x');
  else if (kind === 3) await writeFile(join(file, '..', `added-${place}`), '');
  else {
    bytes[place] = (bytes[place] ?? 0) ^ (1 << Math.floor(random() * 8));
    await writeFile(file, bytes);
  }
  return `${['removed', 'cut', 'appended to', 'added beside', 'one bit of'][kind]} ${file} at ${place}`;
}

const saves = async (count: number): Promise<Save[]> => {
  const made: Save[] = [];
  for (let index = 0; index < count; index += 1) {
    await saveNow(state, address, undefined);
    const { save } = await latestSave(state);
    if (save !== undefined) made.unshift(save);
  }
  return made;
};

it(`takes the save before a damaged one and says so, for any damage (${ROUNDS} rounds)`, async () => {
  const seed = Number(process.env.LEMMA_SEED ?? Date.now() % 2 ** 31);
  const random = randomOf(seed);
  for (let round = 0; round < ROUNDS; round += 1) {
    const [newest, before] = await saves(2);
    const done = await damage(newest?.folder ?? '', random);
    const { save, damaged } = await latestSave(state);
    expect({ folder: save?.folder, of: damaged.map(({ at }) => at) }, `seed ${seed}, round ${round}: ${done}`).toEqual({
      folder: before?.folder,
      of: [newest?.at],
    });
    expect(damaged[0]?.why, done).toMatch(/is missing|has changed|bytes instead of|was not in it|not complete/);
    await setAside(state, damaged);
    expect((await latestSave(state)).damaged).toEqual([]);
  }
});

it('says of every save why it cannot be used, and keeps them, when all are damaged', async () => {
  for (const { folder: save } of await saves(3)) await truncate(join(save, 'accounts.json'), 1);
  const { save, damaged } = await latestSave(state);
  expect(save).toBeUndefined();
  expect(damaged.map(({ why }) => why)).toEqual(Array(3).fill('accounts.json has 1 bytes instead of 5'));
});

it('refuses a save without the database, and takes the one before where such a save is there', async () => {
  const [whole] = await saves(1);
  databaseRuns = false;
  try {
    await expect(saveNow(state, address, undefined)).rejects.toThrow('saved without the database or the accounts');
    const without = join(state.saves, '2100-01-01T00-00-00.000Z');
    await exportTo(without);
    await writeFile(join(without, 'accounts.json'), 'null\n');
    const { save, damaged } = await latestSave(state);
    expect(save?.folder).toBe(whole?.folder);
    expect(damaged).toMatchObject([{ why: 'the database or the accounts are not in it' }]);
  } finally {
    databaseRuns = true;
  }
});

it('reads a save of before there were seals', async () => {
  const old = join(state.saves, '2026-11-20T08-00-00.000Z');
  await exportTo(old);
  await writeFile(join(old, 'accounts.json'), 'null\n');
  expect((await latestSave(state)).save).toMatchObject({ folder: old, at: Date.parse('2026-11-20T08:00:00Z') });
});

it('keeps ten saves and the newest damaged one, and leaves no drafts', async () => {
  await saves(14);
  for (const name of ['.draft-1', '.damaged-2026-11-20T08-00-00.000Z', '.damaged-2026-11-21T08-00-00.000Z'])
    await mkdir(join(state.saves, name));
  await mkdir(join(state.directory, 'firebase-export-123abc'));
  await tidySaves(state);
  const left = await readdir(state.saves);
  expect(left.filter((name) => name.startsWith('.'))).toEqual(['.damaged-2026-11-21T08-00-00.000Z']);
  expect(left.length).toBe(11);
  expect(await readdir(state.directory)).not.toContain('firebase-export-123abc');
});

it('lets nobody else look into the folders', async () => {
  for (const path of [state.directory, state.saves, state.files]) expect((await stat(path)).mode & 0o777).toBe(PRIVATE);
});

it('says that the disk is full, from a disk that is', async () => {
  await symlink('/dev/full', join(state.directory, `.probe-${process.pid}`));
  await expect(requireRoom(state.directory)).rejects.toThrow(`There is no room left on the disk of ${state.directory}`);
  expect(await whyNotWritable(state.directory)).toBeUndefined();
  await expect(requireRoom(state.directory, Number.MAX_SAFE_INTEGER)).rejects.toThrow(
    /has \d+ MB left, and Lemma needs/,
  );
});

it('says that a folder cannot be one where a file has its name', async () => {
  await writeFile(join(folder, 'taken'), '');
  const start = explainingDisk(join(folder, 'taken'), prepareState(stateIn(join(folder, 'taken'))));
  await expect(start).rejects.toThrow('cannot be a folder, because a file has its name');
});

it.each([
  ['EROFS', 'on a disk that can only be read'],
  ['EACCES', 'You may not write to'],
  ['EDQUOT', 'Your share of the disk'],
])('has a sentence for %s', (code, sentence) => {
  expect(diskSentence(Object.assign(new Error(code), { code }), '/data')).toContain(sentence);
  expect(diskSentence(new Error(code), '/data')).toBeUndefined();
});

it('bounds a log that others append to, and sends the logs that nobody asked for nowhere', async () => {
  const [log, most] = [join(state.directory, 'emulators.log'), 100];
  for (let line = 0; line < 50; line += 1) {
    await appendFile(log, 'a line of the log\n');
    await boundLog(log, most);
  }
  for (const path of [log, `${log}.1`]) expect((await stat(path)).size).toBeLessThanOrEqual(most + 18);
  await writeFile(join(state.directory, 'firebase-debug.log'), 'of a run before');
  await silenceLogs(state.directory);
  await silenceLogs(state.directory);
  await appendFile(join(state.directory, 'firebase-debug.log'), 'Ana López');
  expect(await readFile(join(state.directory, 'firebase-debug.log'), 'utf8')).toBe('');
});
