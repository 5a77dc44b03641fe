import type { Release } from '@lemma/contract';
import { Explained } from '../explained.ts';
import { changeRelease, type Site } from './site.ts';

const newestFirst = ({ builds }: Release): string[] =>
  Object.entries(builds)
    .sort(([, a], [, b]) => b.publishedAt.localeCompare(a.publishedAt))
    .map(([version]) => version);

/** A version as a person types it: the whole name or a start that only one has. */
function findVersion(release: Release, typed: string): string {
  const found = Object.keys(release.builds).filter((version) => version.startsWith(typed));
  const [version] = found;
  if (version !== undefined && found.length === 1) return version;
  const known = newestFirst(release).join(', ');
  throw new Explained(
    found.length > 1
      ? `${typed} could be ${found.join(' or ')}.`
      : `${release.area} has no version ${typed}. It has ${known}.`,
  );
}

const serve = (release: Release, version: string): Release =>
  version === release.current ? release : { ...release, current: version, previous: release.current };

const released = (site: Site, release: Release | undefined): Release => {
  if (release === undefined) throw new Explained(`Nothing of ${site.area} has been published yet.`);
  return release;
};

/** Serves a published version, the newest if none is named, and keeps the one before as the way back. */
export const promote = (site: Site, typed?: string): Promise<Release> =>
  changeRelease(site, (before) => {
    const release = released(site, before);
    const version = typed === undefined ? newestFirst(release)[0] : findVersion(release, typed);
    return serve(release, version ?? release.current);
  });

/** Serves the version before, or any kept one that is named. */
export const rollback = (site: Site, typed?: string): Promise<Release> =>
  changeRelease(site, (before) => {
    const release = released(site, before);
    const version = typed === undefined ? release.previous : findVersion(release, typed);
    if (version === undefined) throw new Explained(`${site.area} has no version before ${release.current}.`);
    return serve(release, version);
  });
