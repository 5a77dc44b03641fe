import type { Area, Canary, Release } from '@lemma/contract';
import { Explained } from '../explained.ts';
import { changeRelease, type Intent, type Site } from './site.ts';

type Who = Pick<Intent, 'by' | 'why'>;

const newestFirst = ({ builds }: Release): string[] =>
  Object.entries(builds)
    .sort(([, a], [, b]) => b.publishedAt.localeCompare(a.publishedAt))
    .map(([version]) => version);

/** The version that a person typed, by its full name or an unambiguous beginning; the newest if nothing was typed. */
export function findVersion(release: Release, typed: string | undefined): string {
  const known = newestFirst(release);
  if (typed === undefined) return known[0] ?? release.current;
  const found = known.filter((version) => version.startsWith(typed));
  const [version] = found;
  if (version !== undefined && found.length === 1) return version;
  throw new Explained(
    found.length > 1
      ? `${typed} could be ${found.join(' or ')}.`
      : `${release.area} has no version ${typed}. It has ${known.join(', ')}.`,
  );
}

const withoutCanary = ({ canary: _, ...release }: Release): Release => release;

/** The most versions to which a rollback leads. */
export const MOST_WAYS_BACK = 6;

/** The served versions, newest first. Older ledgers know only one earlier version. */
const servedBefore = ({ served, previous }: Release): readonly string[] =>
  served ?? (previous === undefined ? [] : [previous]);

type Changed = {
  readonly withdrawn: readonly string[];
  /** Versions that were halted after their promotion. */
  readonly halted: readonly string[];
};

function serve(release: Release, version: string, { withdrawn, halted }: Changed): Release {
  const isDespite = halted.includes(version);
  if (
    version === release.current &&
    withdrawn.length === withdrawnOf(release).length &&
    isDespite === (release.despiteHalt === version)
  )
    return release.canary === undefined ? release : withoutCanary(release);
  const served = [release.current, ...servedBefore(release)].filter(
    (each, at, all) => each !== version && all.indexOf(each) === at,
  );
  const previous = served.find((each) => !withdrawn.includes(each));
  const { previous: _, despiteHalt: __, ...rest } = withoutCanary(release);
  return {
    ...rest,
    current: version,
    ...(previous === undefined ? {} : { previous }),
    ...(isDespite ? { despiteHalt: version } : {}),
    served: served.slice(0, MOST_WAYS_BACK),
    withdrawn: [...withdrawn],
  };
}

const withdrawnOf = ({ withdrawn = [] }: Release): readonly string[] => withdrawn;

/** The message for an area without a version. */
export const nothingOf = (area: Area): string => `Nothing of ${area} has been published yet.`;

/** The release. @throws Explained if there is none. */
export const released = (site: Site, release: Release | undefined): Release => {
  if (release === undefined) throw new Explained(nothingOf(site.area));
  return release;
};

/** What no rollback and no browser leads back to: what was rolled back, or was halted although it was promoted. */
const goneOf = (release: Release, halted: readonly string[]): Set<string> =>
  new Set([...withdrawnOf(release), ...halted.filter((version) => version in release.builds)]);

/**
 * Serves a published version to everybody and keeps the previous one for a rollback. Ends a canary. Versions that were
 * halted are withdrawn; one that is served all the same is not halted again.
 */
export async function promote(
  site: Site,
  version: string | undefined,
  who: Who,
  halted: readonly string[] = [],
): Promise<Release> {
  const chosen = findVersion(released(site, await site.read()), version);
  return changeRelease(site, { ...who, action: 'promote', version: chosen }, (before) => {
    const release = released(site, before);
    const gone = goneOf(release, halted);
    gone.delete(chosen);
    return serve(release, chosen, { withdrawn: [...gone], halted });
  });
}

function noWayBack({ area, current, builds }: Release, gone: ReadonlySet<string>): string {
  const withdrawn = [...gone].filter((version) => version !== current && version in builds);
  const again =
    withdrawn.length === 0 ? '' : ` What was rolled back is served again by promote: ${withdrawn.join(', ')}.`;
  return `${area} has no version before ${current}.${again}`;
}

/**
 * Serves the previous version, or a stored one that is named, and withdraws the version that was served: neither a
 * browser's fallback nor a second rollback returns to it until it is promoted. Ends a canary.
 */
export const rollback = (
  site: Site,
  typed: string | undefined,
  who: Who,
  halted: readonly string[] = [],
): Promise<Release> =>
  changeRelease(site, { ...who, action: 'rollback' }, (before) => {
    const release = released(site, before);
    const gone = goneOf(release, halted).add(release.current);
    const version =
      typed === undefined ? servedBefore(release).find((each) => !gone.has(each)) : findVersion(release, typed);
    if (version === undefined) throw new Explained(noWayBack(release, gone));
    gone.delete(version);
    return serve(release, version, { withdrawn: [...gone], halted });
  });

/** Serves a version to a share of the circles of teachers and to the classes that are named. */
export const startCanary = (site: Site, canary: Canary, who: Who): Promise<Release> =>
  changeRelease(site, { ...who, action: 'canary', version: canary.version }, (before) => {
    const release = released(site, before);
    if (release.current === canary.version)
      throw new Explained(`${site.area} ${canary.version} is served to everybody already.`);
    return { ...release, canary };
  });

/** Ends the canary: everybody is served the current version from their next page load. */
export const halt = (site: Site, who: Who): Promise<Release> =>
  changeRelease(site, { ...who, action: 'halt' }, (before) => {
    const release = released(site, before);
    if (release.canary === undefined) throw new Explained(`${site.area} has no canary.`);
    return withoutCanary(release);
  });

/** Signs what is served anew, with nothing else changed: after keys were exchanged. */
export const signAnew = (site: Site, who: Who): Promise<Release> =>
  changeRelease(site, { ...who, action: 'sign' }, (before) => ({ ...released(site, before) }));
