import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type Accounts, accountsSchema } from './accounts.ts';
import { generations } from './generations.ts';
import { damageOf, seal } from './seal.ts';
import type { State } from './state.ts';

const DRAFT = '.draft-';
const DAMAGED = '.damaged-';
const EXPORT_TIMEOUT_MS = 60_000;
const METADATA = 'firebase-export-metadata.json';
const ACCOUNTS = 'accounts.json';
/** A folder that an export leaves behind when it is killed. */
const ABANDONED_EXPORT = /^firebase-export-\d+/;
/** The time of a save, and its seal; saves of before there were seals have none. */
const NAME = /^(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d\.\d{3}Z)(?:-([0-9a-f]+))?$/;

export type Save = { readonly folder: string; readonly at: number; readonly accounts: Accounts | undefined };
/** A save that cannot be used, and why: the end of a sentence. */
export type DamagedSave = { readonly name: string; readonly at: number; readonly why: string };

type Named = { readonly name: string; readonly at: number; readonly sealed: string | undefined };

const nameOf = (time: Date, sealed: string): string => `${time.toISOString().replaceAll(':', '-')}-${sealed}`;

function parseName(name: string): Named | undefined {
  const [, day, hours, minutes, rest, sealed] = NAME.exec(name) ?? [];
  return day === undefined ? undefined : { name, at: Date.parse(`${day}${hours}:${minutes}:${rest}`), sealed };
}

/** The emulators' own table of what they exported. One that has ended by itself is left out of it without a word. */
const metadataSchema = z.object({ firestore: z.object({}), auth: z.object({}) });

const isWhole = async (folder: string): Promise<boolean> =>
  metadataSchema.safeParse(JSON.parse(await readFile(join(folder, METADATA), 'utf8'))).success;

async function readSave(state: State, { name, at, sealed }: Named): Promise<Save | DamagedSave> {
  const folder = join(state.saves, name);
  try {
    const why = sealed === undefined ? undefined : await damageOf(folder, sealed);
    if (why !== undefined) return { name, at, why };
    if (!(await isWhole(folder))) return { name, at, why: 'the database or the accounts are not in it' };
    const accounts = accountsSchema.nullable().parse(JSON.parse(await readFile(join(folder, ACCOUNTS), 'utf8')));
    return { folder, at, accounts: accounts ?? undefined };
  } catch {
    return { name, at, why: 'it is not complete' };
  }
}

/** Newest first. */
const finished = async (state: State): Promise<Named[]> =>
  (await readdir(state.saves)).flatMap((name) => parseName(name) ?? []).sort((one, other) => other.at - one.at);

/** The newest save that is as it was written, and those newer ones that are not. */
export async function latestSave(
  state: State,
): Promise<{ readonly save: Save | undefined; readonly damaged: readonly DamagedSave[] }> {
  const damaged: DamagedSave[] = [];
  for (const named of await finished(state)) {
    const save = await readSave(state, named);
    if ('folder' in save) return { save, damaged };
    damaged.push(save);
  }
  return { save: undefined, damaged };
}

/** Takes damaged saves out of the row, so that they count for nothing. The newest of them is kept for a closer look. */
export async function setAside(state: State, damaged: readonly DamagedSave[]): Promise<void> {
  for (const { name } of damaged) await rename(join(state.saves, name), join(state.saves, `${DAMAGED}${name}`));
}

/** Removes incomplete saves of killed runs, all damaged ones but the newest, and saves that nobody needs any more. */
export async function tidySaves(state: State): Promise<void> {
  const all = await readdir(state.saves);
  const drafts = all.filter((name) => name.startsWith(DRAFT));
  const damaged = all.filter((name) => name.startsWith(DAMAGED)).sort();
  const saves = await finished(state);
  const remaining = generations(
    saves.map(({ at }) => at),
    Date.now(),
  );
  const old = saves.filter(({ at }) => !remaining.includes(at)).map(({ name }) => name);
  const names = [...drafts, ...damaged.slice(0, -1), ...old];
  await Promise.all(names.map((name) => rm(join(state.saves, name), { recursive: true, force: true })));
  const abandoned = (await readdir(state.directory)).filter((name) => ABANDONED_EXPORT.test(name));
  await Promise.all(abandoned.map((name) => rm(join(state.directory, name), { recursive: true, force: true })));
}

/**
 * Exports into a new folder and renames it when it is complete, so that a kill at any moment leaves the previous save
 * intact.
 */
export async function saveNow(state: State, hub: string, accounts: Accounts | undefined): Promise<void> {
  const draft = join(state.saves, `${DRAFT}${process.pid}`);
  // Everything until now is in it.
  const begun = new Date();
  await rm(draft, { recursive: true, force: true });
  try {
    const response = await fetch(`http://${hub}/_admin/export`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path: draft, initiatedBy: 'save' }),
      signal: AbortSignal.timeout(EXPORT_TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The emulators could not save: ${await response.text()}`);
    if (!(await isWhole(draft))) throw new Error('The emulators saved without the database or the accounts.');
    await writeFile(join(draft, ACCOUNTS), `${JSON.stringify(accounts ?? null, null, 2)}\n`);
    await rename(draft, join(state.saves, nameOf(begun, await seal(draft))));
  } finally {
    await tidySaves(state); // a full disk must not fill further with every try
  }
}
