import { type Area, type Release, releaseSchema } from '@lemma/contract';

const keyOf = (address: string): string => `lemma.release ${address}`;

/** Stores on this device which version has just opened: its files are in the browser's cache. */
export function rememberRelease(address: string, release: Release, version: string): void {
  const build = release.builds[version];
  if (build === undefined) return;
  const { schema, area, revision } = release;
  const worked: Release = { schema, area, revision, current: version, builds: { [version]: build } };
  try {
    localStorage.setItem(keyOf(address), JSON.stringify(worked));
  } catch {
    // Storage is blocked or full: this device then depends on the site.
  }
}

/** The last release of an area that worked on this device. */
export function knownRelease(area: Area, address: string): Release | undefined {
  try {
    const parsed = releaseSchema.safeParse(JSON.parse(localStorage.getItem(keyOf(address)) ?? ''));
    return parsed.success && parsed.data.area === area ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
