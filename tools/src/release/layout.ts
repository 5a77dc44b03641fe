import type { Release } from '@lemma/contract';
import type { Fingerprint } from './fingerprint.ts';

/** Where a file of a build lies on the area's site, by its path in the build. */
export type Layout = (path: string) => string;

/** What all versions of an area share on its site: files that are named by their contents. */
const SHARED = 'v/assets/';
const ASSETS = 'assets/';
/** Of a build: what is made anew with every version, as deep as a version's folder is on the site. */
const ENTRY = 'entry/';

/** As Vite names what it builds: `name-` and eight characters out of the contents. */
const isNamedByContents = (path: string): boolean => /-[\w-]{8}\.\w+$/.test(path);

const toSite = (version: string, path: string): string => {
  if (path.startsWith(ASSETS)) return `${SHARED}${path.slice(ASSETS.length)}`;
  return `v/${version}/${path.startsWith(ENTRY) ? path.slice(ENTRY.length) : path}`;
};

/**
 * Files that did not change keep their address from version to version, so a browser that has them fetches only what
 * changed. A build whose scripts lie otherwise, or in which a name stands for other contents than in a kept version, goes
 * into a folder of its own as a whole.
 */
export function layoutOf({ version, files }: Fingerprint, kept: Release | undefined): Layout {
  const before = new Map(Object.values(kept?.builds ?? {}).flatMap((build) => Object.entries(build.files)));
  const canShare = [...files].every(([path, integrity]) => {
    if (!path.startsWith(ASSETS)) return !path.endsWith('.js') || path.startsWith(ENTRY);
    const known = before.get(toSite(version, path));
    return isNamedByContents(path) && (known === undefined || known === integrity);
  });
  return (path) => (canShare ? toSite(version, path) : `v/${version}/${path}`);
}
