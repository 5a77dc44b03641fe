import { type Area, integrityIn, type Release, type ReleaseBuild, releaseSchema } from '@lemma/contract';
import { z } from 'zod';
import { Explained } from '../explained.ts';
import { pruned } from './pruned.ts';
import type { Signer } from './signer.ts';

export const auditLineSchema = z.object({
  at: z.iso.datetime(),
  /** Who ran the command. */
  by: z.string(),
  action: z.enum(['publish', 'promote', 'canary', 'rollback', 'halt', 'sign']),
  version: z.string().optional(),
  /** The versions that were served before and after. */
  from: z.string().optional(),
  to: z.string(),
  revision: z.number().int(),
  /** Versions that no rollback serves and no browser falls back to. */
  withdrawn: z.array(z.string()).optional(),
  why: z.string().optional(),
});
export type AuditLine = z.infer<typeof auditLineSchema>;
/** What a person requested; the rest of the entry follows from the change. */
export type Intent = Pick<AuditLine, 'action' | 'version' | 'why'> & { readonly by: string };

/** A file of a version: its path on the site, its subresource integrity, and its content. */
export type SiteFile = {
  readonly path: string;
  readonly integrity: string;
  readonly read: () => Promise<Buffer>;
};

/** The place from which an area is served. Its ledger is `release.json` with every stored version. */
export type Site = {
  readonly area: Area;
  /** The name in messages. */
  readonly name: string;
  readonly signer: Signer;
  readonly read: () => Promise<Release | undefined>;
  /** The integrity of those of the files that exist. */
  readonly find: (paths: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Stores the files of a version, so that the next change can serve them. */
  readonly put: (files: readonly SiteFile[]) => Promise<void>;
  /** Writes the next ledger if the stored one still has this `revision`; false if another change was faster. */
  readonly swap: (revision: number, next: Release, line: AuditLine) => Promise<boolean>;
  /** Every change, oldest first. */
  readonly audit: () => Promise<readonly AuditLine[]>;
};

export const LEDGER = 'ledger.json';
export const RELEASE = 'release.json';

const MOST_TRIES = 60;
const LONGEST_PAUSE_MS = 120;

/** The routes whose files a release names, also of a build with lists: every one, and the page that an area opens with. */
export const ALWAYS = ['*', ''];
/** Files of a build that no page asks for. */
const OF_TOOLS = /\/(?:(?:area|uses|preload|imports)\.json|@mf-types\.[\w.]+)$/;

/** What browsers find in the lists is left out of what they read. */
function withoutListed({ preload, files, pages, ...build }: ReleaseBuild, isOpened: boolean): ReleaseBuild {
  const ahead = Object.entries(preload ?? {}).filter(([route]) => ALWAYS.includes(route));
  return {
    ...build,
    ...(isOpened && pages !== undefined && { pages }),
    preload: Object.fromEntries(ahead),
    files: Object.fromEntries(
      Object.entries(files).filter(([path, integrity]) => integrity !== integrityIn(path) && !OF_TOOLS.test(path)),
    ),
  };
}

/**
 * What browsers read of a version. What its pages fetch ahead is left out where nobody opens it unless another fails. The
 * lists of two versions stand side by side, because gzip finds what is the same within 32 kB only.
 */
function servedBuild(stored: ReleaseBuild, isOpened: boolean) {
  const told = stored.lists === undefined ? stored : withoutListed(stored, isOpened);
  const { uses: _, sizes: __, preload, files, imports, ...build } = told;
  const more = imports === undefined ? {} : { imports };
  return isOpened
    ? { ...build, ...(preload !== undefined && { preload }), ...more, files }
    : { files, ...more, ...build };
}

/** The part that browsers read: of all stored versions, only those that are served to anybody. */
export function servedPart(release: Release): Release {
  const opened = [release.current, release.canary?.version];
  const live = [...new Set([...opened, release.previous])].flatMap((name) => {
    const build = name === undefined ? undefined : release.builds[name];
    return name === undefined || build === undefined ? [] : [[name, servedBuild(build, opened.includes(name))]];
  });
  return { ...release, builds: Object.fromEntries(live) };
}

const asText = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** The two files that tell of an area's versions, each signed. */
export const signedFiles = async (
  release: Release,
  { sign }: Signer,
): Promise<readonly (readonly [string, string])[]> => [
  [LEDGER, asText(await sign(release))],
  [RELEASE, asText(await sign(servedPart(release)))],
];

/** The time of a new revision: now, or just after the revision before if that was signed by a clock that is ahead. */
const issuedAfter = (before: Release | undefined, now: Date): string =>
  new Date(Math.max(now.getTime(), before?.issuedAt === undefined ? 0 : Date.parse(before.issuedAt) + 1)).toISOString();

/**
 * Changes a ledger: reads it, changes it, and writes it if nobody wrote in between, otherwise starts again, so that two
 * teams that release at the same moment lose no change. Each change writes one audit entry; one without an effect
 * writes none.
 */
export async function changeRelease(
  site: Site,
  intent: Intent,
  change: (now: Release | undefined) => Release,
  now = new Date(),
): Promise<Release> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const before = await site.read();
    const changed = change(before);
    if (changed === before) return before;
    const revision = before?.revision ?? 0;
    const issuedAt = issuedAfter(before, now);
    const next = pruned(releaseSchema.parse({ ...changed, revision: revision + 1, issuedAt }), intent.version);
    const from = before === undefined ? {} : { from: before.current };
    const gone = next.withdrawn === undefined || next.withdrawn.length === 0 ? {} : { withdrawn: next.withdrawn };
    const line = { ...intent, ...from, ...gone, at: now.toISOString(), to: next.current, revision: next.revision };
    if (await site.swap(revision, next, auditLineSchema.parse(line))) return next;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_PAUSE_MS));
  }
  throw new Explained(`${site.name} was changed by others at every one of ${MOST_TRIES} tries. Try again.`);
}
