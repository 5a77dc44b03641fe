import type { Release } from '@lemma/contract';

const role = ({ current, previous, canary }: Release, version: string): string =>
  [
    version === current && 'served',
    version === previous && 'the way back',
    version === canary?.version && `canary, ${Math.round((canary?.share ?? 0) * 100)} %`,
  ]
    .filter(Boolean)
    .join(', ');

/** The versions of an area, newest first. */
export const describeRelease = (release: Release): string =>
  [
    release.area,
    ...Object.entries(release.builds)
      .sort(([, a], [, b]) => b.publishedAt.localeCompare(a.publishedAt))
      .map(([version, build]) =>
        `  ${version}  ${build.publishedAt.slice(0, 16).replace('T', ' ')}  ${role(release, version)}`.trimEnd(),
      ),
  ].join('\n');
