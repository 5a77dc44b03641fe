import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Accounts, accountsSchema } from './accounts.ts';
import type { State } from './state.ts';

const MOST_SAVES = 2;
const DRAFT = '.draft-';
const EXPORT_TIMEOUT_MS = 60_000;
const METADATA = 'firebase-export-metadata.json';
const ACCOUNTS = 'accounts.json';
/** A folder that an export leaves behind when it is killed. */
const ABANDONED_EXPORT = /^firebase-export-\d+/;

export type Save = { readonly folder: string; readonly accounts: Accounts | undefined };

const nameOf = (time: Date): string => time.toISOString().replaceAll(':', '-');

async function readSave(folder: string): Promise<Save | undefined> {
  try {
    await stat(join(folder, METADATA));
    const accounts = accountsSchema.nullable().parse(JSON.parse(await readFile(join(folder, ACCOUNTS), 'utf8')));
    return { folder, accounts: accounts ?? undefined };
  } catch {
    return undefined;
  }
}

const finished = async (state: State): Promise<string[]> =>
  (await readdir(state.saves))
    .filter((name) => !name.startsWith('.'))
    .sort()
    .reverse();

/** The newest complete save; undefined before the first. */
export async function latestSave(state: State): Promise<Save | undefined> {
  for (const name of await finished(state)) {
    const save = await readSave(join(state.saves, name));
    if (save !== undefined) return save;
  }
  return undefined;
}

/** Removes incomplete saves of killed runs, and all saves but the last two. */
export async function tidySaves(state: State): Promise<void> {
  const drafts = (await readdir(state.saves)).filter((name) => name.startsWith(DRAFT));
  const old = (await finished(state)).slice(MOST_SAVES);
  await Promise.all([...drafts, ...old].map((name) => rm(join(state.saves, name), { recursive: true, force: true })));
  const abandoned = (await readdir(state.directory)).filter((name) => ABANDONED_EXPORT.test(name));
  await Promise.all(abandoned.map((name) => rm(join(state.directory, name), { recursive: true, force: true })));
}

/**
 * Exports into a new folder and renames it when it is complete, so that a kill at any moment leaves the previous save
 * intact.
 */
export async function saveNow(state: State, hub: string, accounts: Accounts | undefined): Promise<void> {
  const draft = join(state.saves, `${DRAFT}${process.pid}`);
  await rm(draft, { recursive: true, force: true });
  const response = await fetch(`http://${hub}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: draft, initiatedBy: 'save' }),
    signal: AbortSignal.timeout(EXPORT_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The emulators could not save: ${await response.text()}`);
  await writeFile(join(draft, ACCOUNTS), `${JSON.stringify(accounts ?? null, null, 2)}\n`);
  await rename(draft, join(state.saves, nameOf(new Date())));
  await tidySaves(state);
}
