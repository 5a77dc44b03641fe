import { integrityIn, isScript, type Release } from '@lemma/contract';
import type { Fingerprint } from './fingerprint.ts';

/** Maps the path of a file in the build to its path on the area's site. */
export type Layout = (path: string) => string;

/** The folder that all versions of an area share on its site: files whose names contain a hash of their content. */
const SHARED = 'v/assets/';
const ASSETS = 'assets/';
/**
 * The folder of a build with the files that are new in every version. It has the same depth as a version's folder on
 * the site.
 */
const ENTRY = 'entry/';

/** Whether a name has the form that Vite gives, `name-` and eight characters of the content's hash, or all of the hash. */
const isNamedByContents = (path: string): boolean => integrityIn(path) !== undefined || /-[\w-]{8}\.\w+$/.test(path);

const toSite = (version: string, path: string): string => {
  if (path.startsWith(ASSETS)) return `${SHARED}${path.slice(ASSETS.length)}`;
  return `v/${version}/${path.startsWith(ENTRY) ? path.slice(ENTRY.length) : path}`;
};

/** The files that a ledger lists, with their integrity. */
export const filesOf = (kept: Release | undefined): ReadonlyMap<string, string> =>
  new Map(Object.values(kept?.builds ?? {}).flatMap((build) => Object.entries(build.files)));

/** Where the files of a build lie that versions share, if they do. */
export const sharedPlaces = ({ version, files }: Fingerprint): readonly string[] =>
  [...files.keys()].filter((path) => path.startsWith(ASSETS)).map((path) => toSite(version, path));

/**
 * Chooses the layout of a build. Unchanged files keep their address from version to version, so that browsers load only
 * what changed. A build with another folder structure, or with a name that has different content in a stored version,
 * gets a folder of its own. `there` are files of the site that the ledger no longer lists.
 */
export function layoutOf(
  { version, files }: Fingerprint,
  kept: Release | undefined,
  there: ReadonlyMap<string, string> = new Map(),
): Layout {
  const before = new Map([...there, ...filesOf(kept)]);
  const canShare = [...files].every(([path, integrity]) => {
    if (!path.startsWith(ASSETS)) return !isScript(path) || path.startsWith(ENTRY);
    const known = before.get(toSite(version, path));
    return isNamedByContents(path) && (known === undefined || known === integrity);
  });
  return (path) => (canShare ? toSite(version, path) : `v/${version}/${path}`);
}
