import { createHash } from 'node:crypto';
import { appendFile, cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Canary, canarySchema } from '@lemma/contract';
import { z } from 'zod';
import { Explained } from '../explained.ts';
import { writeWhole } from '../launcher/state.ts';
import { fingerprint, integrityOfBytes } from './fingerprint.ts';
import { headersWith, withCanaryPage } from './shell-canary/with-canary-page.ts';
import { headersPath, readShellHeaders } from './shell-headers.ts';
import type { Headers } from './site-headers.ts';

/** The files of this many versions before the served one stay for open tabs, and a rollback can return to as many. */
export const MOST_SHELLS = 6;

const VERSION_LENGTH = 12;
/** What the site says of its versions: which it serves, and whose files it serves besides. */
const VERSIONS = 'versions.json';
const ASSETS = 'assets/';

const filesSchema = z.record(z.string(), z.string());
const versionsSchema = z.object({
  current: z.string(),
  at: z.iso.datetime(),
  files: filesSchema,
  /** Newest first. */
  before: z.array(z.object({ version: z.string(), files: filesSchema })),
  /** Versions that were rolled back; a rollback returns to none of them. */
  withdrawn: z.array(z.string()).default([]),
  /** The version on trial, on devices of these teaching circles. */
  canary: canarySchema.optional(),
});
export type ShellVersions = z.infer<typeof versionsSchema>;

/** Reads a file of the shell that was served until now: of the folder, or of a deployed site. */
export type Served = (path: string) => Promise<Buffer | undefined>;

const inFolder =
  (site: string): Served =>
  (path) =>
    readFile(join(site, path)).catch(() => undefined);

/** The shell that is deployed at this address: a machine that deploys need not have deployed the one before. */
export const atAddress =
  (address: string): Served =>
  async (path) => {
    const reply = await fetch(new URL(`/${path}`, address), { cache: 'no-store' }).catch(() => undefined);
    // Hosting answers with the page for what is not there.
    const isPage = reply?.headers.get('content-type')?.startsWith('text/html') === true;
    return reply?.ok && !isPage ? Buffer.from(await reply.arrayBuffer()) : undefined;
  };

/** What the site says of its versions; undefined for one that was staged before shells had versions. */
export async function readShellVersions(served: Served): Promise<ShellVersions | undefined> {
  const text = await served(VERSIONS);
  return text === undefined ? undefined : versionsSchema.parse(JSON.parse(text.toString()));
}

export const shellVersionsIn = (site: string): Promise<ShellVersions | undefined> => readShellVersions(inFolder(site));

/** Where staged versions lie. No site serves it. */
const archiveOf = (site: string): string => join(dirname(site), `.${basename(site)}-versions`);
export const archivedShell = (site: string, version: string): string => join(archiveOf(site), version);

/**
 * Puts a finished shell, with its page, into the archive beside its site. @returns its version: the start of the hash
 * over all its files and headers.
 */
export async function archiveShell(draft: string, site: string, headers: Headers): Promise<string> {
  const text = `${JSON.stringify(headers, null, 2)}\n`;
  const { version: ofFiles } = await fingerprint(draft);
  const version = createHash('sha256').update(`${ofFiles}\n${text}`).digest('hex').slice(0, VERSION_LENGTH);
  const archived = archivedShell(site, version);
  await mkdir(archiveOf(site), { recursive: true });
  await rm(archived, { recursive: true, force: true });
  await rename(draft, archived);
  await writeWhole(headersPath(archived), text);
  return version;
}

const assetsOf = async (folder: string): Promise<Record<string, string>> =>
  Object.fromEntries([...(await fingerprint(folder)).files].filter(([path]) => path.startsWith(ASSETS)));

/** Adds the files of earlier versions that the new one does not have. One that is damaged is left out. */
async function retainFiles(draft: string, own: ShellVersions, served: Served): Promise<void> {
  const wanted = new Map(own.before.flatMap(({ files }) => Object.entries(files)));
  for (const [path, integrity] of wanted) {
    if (path in own.files) continue;
    const bytes = await served(path);
    if (bytes === undefined || integrityOfBytes(path, bytes) !== integrity) continue;
    await mkdir(dirname(join(draft, path)), { recursive: true });
    await writeFile(join(draft, path), bytes);
  }
}

/** What each page was before the build drew any: one page for all addresses, which stands in for the others. */
const FIRST_PAGE = 'index.html';
const LATER_PAGES = ['app.html', 'sign-in.html'];

/** Adds pages to which the site sends readers and which a version of before does not have. */
async function completePages(draft: string): Promise<void> {
  const there = await readdir(draft);
  for (const page of LATER_PAGES)
    if (!there.includes(page)) await cp(join(draft, FIRST_PAGE), join(draft, page)).catch(() => undefined);
}

type Change = {
  readonly action: 'stage' | 'rollback' | 'canary' | 'promote' | 'halt';
  readonly by: string;
  readonly why?: string | undefined;
  readonly withdrawn?: readonly string[];
  /** The shell that was served until now, if not the one in the folder. */
  readonly live?: Served;
  /** A version in the archive that some devices open. */
  readonly canary?: Canary;
};

/** The page for every address that the build does not draw: there people are signed in. */
const APP_PAGE = 'app.html';

/** Adds the files of the version on trial, and the choice to the page. @returns the headers that this needs. */
async function addCanary(
  draft: string,
  site: string,
  current: string,
  canary: Canary,
  headers: Headers,
): Promise<Headers> {
  const archived = archivedShell(site, canary.version);
  await cp(join(archived, ASSETS), join(draft, ASSETS), { recursive: true, force: false });
  const [own, other] = await Promise.all([draft, archived].map((from) => readFile(join(from, APP_PAGE), 'utf8')));
  const page = withCanaryPage(own ?? '', other ?? '', { current, canary });
  await writeFile(join(draft, APP_PAGE), page);
  return headersWith(headers, page);
}

/**
 * Serves a version from the archive. The files of the versions before stay under their addresses, because a tab that is
 * open fetches its pages on demand.
 */
export async function serveShell(site: string, version: string, change: Change): Promise<ShellVersions> {
  const { live: served = inFolder(site), withdrawn = [], canary } = change;
  const before = await readShellVersions(served);
  const archived = archivedShell(site, version);
  const headers = await readShellHeaders(archived);
  const files = await assetsOf(archived);
  const older = before === undefined ? [] : [{ version: before.current, files: before.files }, ...before.before];
  const next: ShellVersions = {
    ...{ current: version, at: new Date().toISOString(), files },
    before: older.filter((each) => each.version !== version).slice(0, MOST_SHELLS),
    withdrawn: [...withdrawn],
    ...(canary && { canary }),
  };
  const draft = join(dirname(site), `.shell-${process.pid}`);
  await rm(draft, { recursive: true, force: true });
  await cp(archived, draft, { recursive: true });
  await completePages(draft);
  await retainFiles(draft, next, served);
  const sent = canary === undefined ? headers : await addCanary(draft, site, version, canary, headers);
  await writeFile(join(draft, VERSIONS), `${JSON.stringify(next)}\n`);
  await rm(site, { recursive: true, force: true });
  await rename(draft, site);
  await writeWhole(headersPath(site), `${JSON.stringify(sent, null, 2)}\n`);
  const { action, by, why } = change;
  const line = { at: next.at, by, action, from: before?.current, to: version, why };
  await appendFile(join(archiveOf(site), '.audit.jsonl'), `${JSON.stringify(line)}\n`);
  return next;
}

/** The version that a rollback serves. @throws Explained if there is none in the archive. */
async function wayBack(site: string, { current, before, withdrawn }: ShellVersions, typed?: string): Promise<string> {
  const known = before.map(({ version }) => version).filter((version) => version !== current);
  const found =
    typed === undefined
      ? known.find((each) => !withdrawn.includes(each))
      : known.find((each) => each.startsWith(typed));
  if (found === undefined)
    throw new Explained(
      `The shell has no version ${typed ?? `before ${current}`}. It had ${known.join(', ') || 'none'}.`,
    );
  if ((await inFolder(archivedShell(site, found))('index.html')) === undefined)
    throw new Explained(
      `${found} was staged on another machine: roll back there, or in Firebase Hosting's list of releases.`,
    );
  return found;
}

/** Serves the version before again, or one that is named; the one that was served is withdrawn. */
export async function rollbackShell(site: string, typed: string | undefined, who: Who): Promise<ShellVersions> {
  const versions = await staged(site);
  const version = await wayBack(site, versions, typed);
  const withdrawn = [...new Set([...versions.withdrawn, versions.current])].filter((each) => each !== version);
  return serveShell(site, version, { ...who, action: 'rollback', withdrawn });
}

const staged = async (site: string): Promise<ShellVersions> => {
  const versions = await shellVersionsIn(site);
  if (versions === undefined) throw new Explained('No shell with versions is staged here.');
  return versions;
};

type Who = { readonly by: string; readonly why?: string | undefined };

/** Serves a version of the archive on the devices of some teaching circles. */
export async function startShellCanary(site: string, canary: Canary, who: Who): Promise<ShellVersions> {
  const { current, withdrawn } = await staged(site);
  if (current === canary.version) throw new Explained(`The shell ${current} is served to everybody already.`);
  return serveShell(site, current, { ...who, action: 'canary', withdrawn, canary });
}

/** Ends the trial of a shell: serves it to everybody, or to nobody. */
export async function endShellCanary(site: string, action: 'promote' | 'halt', who: Who): Promise<ShellVersions> {
  const { current, withdrawn, canary } = await staged(site);
  if (canary === undefined) throw new Explained('No shell is on trial.');
  return serveShell(site, action === 'promote' ? canary.version : current, { ...who, action, withdrawn });
}

export const describeShell = ({ current, at, before, withdrawn, canary }: ShellVersions): string =>
  [
    `shell, ${current} is served since ${at.slice(0, 16).replace('T', ' ')}`,
    ...(canary === undefined
      ? []
      : [`  ${canary.version}  canary, ${Math.round(canary.share * 100)} % of the circles`]),
    ...before.map(({ version }) => `  ${version}${withdrawn.includes(version) ? '  withdrawn' : ''}`),
  ].join('\n');
