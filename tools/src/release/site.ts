import { mkdir, open, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Area, type Release, releaseSchema } from '@lemma/contract';
import { Explained } from '../explained.ts';
import { writeWhole } from '../launcher/state.ts';

/** The folder that is served at an area's own address. */
export type Site = { readonly area: Area; readonly folder: string };

export const siteIn = (sites: string, area: Area): Site => ({ area, folder: join(sites, area) });

const LOCK_WAIT_MS = 50;
const LOCK_PATIENCE_MS = 10_000;
/** A move of pointers takes milliseconds; a lock this old was left by a process that was killed. */
const LOCK_STALE_MS = 30_000;

const releasePath = (site: Site): string => join(site.folder, 'release.json');

/** What is released, or undefined before the first version. */
export async function readRelease(site: Site): Promise<Release | undefined> {
  const text = await readFile(releasePath(site), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const parsed = releaseSchema.safeParse(JSON.parse(text));
  if (!parsed.success)
    throw new Explained(`${releasePath(site)} is not a release that this version reads: ${parsed.error.message}`);
  return parsed.data;
}

async function isStale(lock: string): Promise<boolean> {
  const made = await stat(lock).catch(() => undefined);
  return made !== undefined && Date.now() - made.mtimeMs > LOCK_STALE_MS;
}

async function withLock<T>(site: Site, work: () => Promise<T>): Promise<T> {
  await mkdir(site.folder, { recursive: true });
  const lock = join(site.folder, '.release.lock');
  const until = Date.now() + LOCK_PATIENCE_MS;
  for (;;) {
    try {
      await (await open(lock, 'wx')).close();
      break;
    } catch {
      if (await isStale(lock)) await rm(lock, { force: true });
      else if (Date.now() > until)
        throw new Explained(`Another release of ${site.area} is under way. If none is, remove ${lock}.`);
      else await new Promise((resolve) => setTimeout(resolve, LOCK_WAIT_MS));
    }
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

/** Reads, changes and writes in one turn: of two teams that release at the same moment, neither loses its change. */
export const changeRelease = (site: Site, change: (now: Release | undefined) => Release): Promise<Release> =>
  withLock(site, async () => {
    const now = await readRelease(site);
    const next = releaseSchema.parse(change(now));
    await writeWhole(releasePath(site), `${JSON.stringify(next, null, 2)}\n`);
    return next;
  });
