import { isSignedBy, type Release, releaseSchema } from '@lemma/contract';
import { z } from 'zod';
import type { Site } from './site.ts';

/** A release as its site served it, and the version of it that opened. */
export type SeenRelease = { readonly release: Release; readonly served: unknown; readonly version: string };

const storedSchema = z.object({
  served: z.unknown(),
  version: z.string(),
  /** How often this version has opened here since another one did. */
  times: z.number().int().default(1),
});

const keyOf = ({ address }: Site): string => `lemma.release ${address}`;
const stored = (site: Site) => storedSchema.parse(JSON.parse(localStorage.getItem(keyOf(site)) ?? 'null'));

function timesBefore(site: Site, version: string): number {
  try {
    const known = stored(site);
    return known.version === version ? known.times : 0;
  } catch {
    return 0;
  }
}

/**
 * Stores on this device which version has just opened: its files are in the browser's cache. The release is stored as
 * it was signed, because any code of this origin can write here. @returns how often the version has opened here now, one
 * where nothing can be stored.
 */
export function rememberRelease(site: Site, served: unknown, version: string): number {
  const times = timesBefore(site, version) + 1;
  try {
    localStorage.setItem(keyOf(site), JSON.stringify({ served, version, times }));
  } catch {
    // Storage is blocked or full: this device then depends on the site.
  }
  return times;
}

/** The last release of an area that worked on this device, if a key that is still valid signed it. */
export async function knownRelease(site: Site): Promise<SeenRelease | undefined> {
  try {
    const { served, version } = stored(site);
    const release = releaseSchema.parse(served);
    const isOurs = release.area === site.area && release.builds[version] !== undefined;
    if (!isOurs || (site.keys !== undefined && !(await isSignedBy(served, site.keys)))) return undefined;
    return { release, served, version };
  } catch {
    return undefined;
  }
}
