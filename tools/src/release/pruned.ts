import type { Release } from '@lemma/contract';

/** The most versions that were published and are served to nobody: the newest stay. */
export const MOST_SPARE = 4;

const isKnown = (version: string | undefined): version is string => version !== undefined;

/**
 * The release without the versions that nothing needs any more. These stay: versions that are served to anybody, those
 * that a rollback leads to, the one that the change is about, and the newest of the others. A version adds 60 kB of
 * lists to the ledger, so this bounds it. Files stay on the site: a tab that has such a version open goes on, and a
 * browser loads nothing twice.
 */
export function pruned(release: Release, chosen: string | undefined): Release {
  const { current, previous, canary, served = [], builds } = release;
  const live = new Set([current, previous, canary?.version, chosen, ...served].filter(isKnown));
  const spare = Object.entries(builds)
    .filter(([version]) => !live.has(version))
    .sort(([, a], [, b]) => b.publishedAt.localeCompare(a.publishedAt))
    .slice(0, MOST_SPARE)
    .map(([version]) => version);
  const stays = new Set([...live, ...spare]);
  const withdrawn = release.withdrawn?.filter((version) => stays.has(version));
  return {
    ...release,
    ...(withdrawn && { withdrawn }),
    builds: Object.fromEntries(Object.entries(builds).filter(([version]) => stays.has(version))),
  };
}
