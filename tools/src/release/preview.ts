import { LONGEST_PREVIEW_MS, PREVIEW_PATH, type Preview } from '@lemma/contract';
import { Explained } from '../explained.ts';
import { findVersion, released } from './move.ts';
import { reasonsToRefuse } from './reasons-to-refuse.ts';
import type { Site } from './site.ts';
import { keyReasons, type Surroundings } from './surroundings.ts';

const DAY_MS = 86_400_000;
const LONGEST_DAYS = LONGEST_PREVIEW_MS / DAY_MS;

export type PreviewOptions = {
  /** The version's name, or the start of it. */
  readonly version: string;
  readonly days: number;
  /** The page that opens, in the shell; the area's first one if it is left out. */
  readonly to?: string | undefined;
  readonly by: string;
  readonly shells: readonly string[];
};

/**
 * Links to a published version that nobody is served, one for each shell: who opens one sees that shell with this version,
 * verified as any, for some days. @throws Explained if a shell would not open it.
 */
export async function makePreviewLinks(
  site: Site,
  { version: typed, days, to, by, shells }: PreviewOptions,
  around: Surroundings,
  now = Date.now(),
): Promise<readonly string[]> {
  if (shells.length === 0) throw new Explained('Name the shell in which it is to be looked at: --shell ADDRESS');
  if (!(days > 0 && days <= LONGEST_DAYS))
    throw new Explained(`A preview is for ${LONGEST_DAYS} days at the most; --days ${days} is not.`);
  const release = released(site, await site.read());
  const version = findVersion(release, typed);
  const build = release.builds[version];
  const { area } = site;
  if (version === release.current) throw new Explained(`${area} ${version} is served to everybody already.`);
  if (build === undefined || release.withdrawn?.includes(version))
    throw new Explained(`${area} ${version} was rolled back: it opens nowhere until it is promoted by name.`);
  const reasons = [
    ...reasonsToRefuse({ area, version, build }, around.shells),
    ...keyReasons(area, await site.signer.publicKeys(), around.pages),
  ];
  if (reasons.length > 0)
    throw new Explained(`${area}@${version} would not open:\n${reasons.map((each) => `  · ${each}`).join('\n')}`);
  const preview: Preview = { area, version, until: Math.ceil(now + days * DAY_MS), by };
  const token = await site.signer.signPreview(preview);
  return shells.map((shell) => {
    const link = new URL(PREVIEW_PATH, shell);
    if (to !== undefined) link.searchParams.set('to', to);
    return `${link.href}#${token}`;
  });
}
