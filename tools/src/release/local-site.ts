import { appendFile, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Area, Release } from '@lemma/contract';
import { Explained } from '../explained.ts';
import { writeWhole } from '../launcher/state.ts';
import { integrityOf } from './fingerprint.ts';
import { folderSigner, type Signer } from './signer.ts';
import { auditLineSchema, LEDGER, RELEASE, type Site, type SiteFile, signedFiles } from './site.ts';

const LOCK_WAIT_MS = 20;
const LOCK_PATIENCE_MS = 10_000;
/** In milliseconds. Updating a ledger takes milliseconds, so an older lock belongs to a process that was killed. */
const LOCK_STALE_MS = 30_000;
/** The audit log lies beside the folder that is served, because it is not public: a server may serve dotfiles too. */
const auditOf = (folder: string): string => join(dirname(folder), `.${basename(folder)}-audit.jsonl`);
/** Where it lay before. */
const SERVED_AUDIT = '.audit.jsonl';

/** Moves the audit log of an older version to where nobody serves it. */
export async function moveAudit(folder: string): Promise<void> {
  const before = await textOf(join(folder, SERVED_AUDIT));
  if (before === undefined) return;
  await writeWhole(auditOf(folder), `${before}${(await textOf(auditOf(folder))) ?? ''}`);
  await rm(join(folder, SERVED_AUDIT));
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

const textOf = (path: string): Promise<string | undefined> => readFile(path, 'utf8').catch(() => undefined);

async function readLedger(folder: string, signer: Signer): Promise<Release | undefined> {
  // Older sites have everything in release.json.
  for (const name of [LEDGER, RELEASE]) {
    const text = await textOf(join(folder, name));
    if (text !== undefined) return signer.read(text, join(folder, name));
  }
  return undefined;
}

async function isStale(lock: string): Promise<boolean> {
  const made = await stat(lock).catch(() => undefined);
  return made !== undefined && Date.now() - made.mtimeMs > LOCK_STALE_MS;
}

async function withLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  await mkdir(folder, { recursive: true });
  const lock = join(folder, '.release.lock');
  const until = Date.now() + LOCK_PATIENCE_MS;
  for (;;) {
    try {
      await (await open(lock, 'wx')).close();
      break;
    } catch {
      if (await isStale(lock)) await rm(lock, { force: true });
      else if (Date.now() > until)
        throw new Explained(`Another release in ${folder} is under way. If none is, remove ${lock}.`);
      else await new Promise((resolve) => setTimeout(resolve, LOCK_WAIT_MS));
    }
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

/** Writes one file in one step; if it already exists, it must be identical. */
async function putFile(to: string, { integrity, read }: SiteFile, startsAnew: boolean): Promise<void> {
  if (!startsAnew && (await exists(to))) {
    if ((await integrityOf(to)) === integrity) return;
    throw new Explained(`${to} no longer holds what was published under its name. Remove it to publish it again.`);
  }
  await mkdir(dirname(to), { recursive: true });
  const draft = join(dirname(to), `.draft-${process.pid}-${Math.random().toString(36).slice(2)}`);
  await writeFile(draft, await read());
  await rename(draft, to);
}

/** A folder that is served at an area's own address: `npm start` serves it, and a site can be deployed from it. */
export function localSite(sites: string, area: Area, signer = folderSigner(sites, area)): Site {
  const folder = join(sites, area);
  return {
    area,
    name: folder,
    signer,
    read: () => readLedger(folder, signer),
    find: async (paths) => {
      const found = paths.map(
        async (path) => [path, await integrityOf(join(folder, path)).catch(() => undefined)] as const,
      );
      return new Map(
        (await Promise.all(found)).flatMap(([path, print]) => (print === undefined ? [] : [[path, print]])),
      );
    },
    put: async (files) => {
      for (const file of files) await putFile(join(folder, file.path), file, signer.startsAnew);
    },
    swap: (revision, next, line) =>
      withLock(folder, async () => {
        if (((await readLedger(folder, signer))?.revision ?? 0) !== revision) return false;
        for (const [name, text] of await signedFiles(next, signer)) await writeWhole(join(folder, name), text);
        await moveAudit(folder);
        await appendFile(auditOf(folder), `${JSON.stringify(line)}\n`);
        return true;
      }),
    audit: async () =>
      [await textOf(join(folder, SERVED_AUDIT)), await textOf(auditOf(folder))]
        .join('')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => auditLineSchema.parse(JSON.parse(line))),
  };
}
