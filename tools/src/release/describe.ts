import { CANARY_BOUND, haltsWithin, type Release } from '@lemma/contract';
import { InvalidArgumentError } from 'commander';
import type { Health } from './health.ts';
import type { AuditLine } from './site.ts';

const HUNDRED = 100;
const percentOf = (share: number): string => `${Math.round(share * HUNDRED)} %`;

const loads = ({ loads: all, failed, haltedAt }: Health): string =>
  `${failed} of ${all} loads failed${haltedAt === undefined ? '' : `, HALTED BY ITSELF ${new Date(haltedAt).toISOString().slice(0, 16)}`}`;

const role = ({ current, previous, canary }: Release, version: string, health?: Health): string =>
  [
    version === current && 'served',
    version === previous && 'the way back',
    version === canary?.version &&
      `canary, ${percentOf(canary.share)}${canary.classes.length > 0 ? ` and ${canary.classes.join(', ')}` : ''}`,
    version === canary?.version && health !== undefined && loads(health),
  ]
    .filter(Boolean)
    .join(', ');

/** For programs: which versions are served and stored, without each version's list of files. */
export const summaryOf = ({ builds, ...release }: Release, health?: Health) => ({
  ...release,
  builds: Object.fromEntries(
    Object.entries(builds).map(([version, { publishedAt, contractVersion, requires, sizes, budget, routes }]) => [
      version,
      { publishedAt, contractVersion, requires, sizes, budget, routes },
    ]),
  ),
  ...(health === undefined ? {} : { health }),
});

/** The versions of an area, newest first. */
export const describeRelease = (release: Release, health?: Health): string =>
  [
    `${release.area}, revision ${release.revision}`,
    ...Object.entries(release.builds)
      .sort(([, a], [, b]) => b.publishedAt.localeCompare(a.publishedAt))
      .map(([version, build]) =>
        `  ${version}  ${build.publishedAt.slice(0, 16).replace('T', ' ')}  ${role(release, version, health)}`.trimEnd(),
      ),
  ].join('\n');

/** The faults that tabs reported of each version, the most frequent first. */
export const describeFaults = (area: string, healths: ReadonlyMap<string, Health>): string =>
  [...healths]
    .flatMap(([version, { faults = [] }]) => [
      `${area}@${version}  ${faults.length === 0 ? 'no fault was reported' : ''}`.trimEnd(),
      ...faults
        .toSorted((a, b) => b.count - a.count)
        .map(({ kind, code, place = '', count, lastAt }) => {
          const last = new Date(lastAt).toISOString().slice(0, 16).replace('T', ' ');
          return `  ${String(count).padStart(6)}  ${kind.padEnd(10)}  ${code.padEnd(20)}  last ${last}  ${place}`.trimEnd();
        }),
    ])
    .join('\n');

/** One audit entry as text. */
export const describeLine = ({ at, by, action, version, from, to, revision, why }: AuditLine): string =>
  [
    `${String(revision).padStart(4)}  ${at.slice(0, 19).replace('T', ' ')}  ${by}  ${action}`,
    ...(version === undefined ? [] : [version]),
    from === to ? `(${to} stays)` : `(${from ?? 'nothing'} → ${to})`,
    ...(why === undefined ? [] : [`· ${why}`]),
  ].join(' ');

/**
 * A Markdown list of the versions of an area that were served and since when, newest first. Entries without an effect
 * on users are left out.
 */
export const changelogOfArea = (area: string, lines: readonly AuditLine[]): string =>
  [
    `# Releases of ${area}`,
    '',
    ...lines
      .filter(({ from, to, action }) => from !== to || action === 'canary')
      .map(({ at, action, version, to, why }) =>
        [
          `- ${at.slice(0, 16).replace('T', ' ')} UTC: ${action} **${action === 'canary' ? (version ?? to) : to}**`,
          ...(why === undefined ? [] : [why]),
        ].join('. '),
      )
      .toReversed(),
  ].join('\n');

/** Parses a percentage that a person typed. */
export function percent(text: string): number {
  const number = Number(text);
  if (text.trim() === '' || !(number >= 0 && number <= HUNDRED))
    throw new InvalidArgumentError('A share is a number from 0 to 100.');
  return number;
}

export const releaseHelp = `
A canary halts by itself when its failed loads are no chance any more: 2 of up to ${haltsWithin(2)} loads, 3 of ${haltsWithin(3)}, 4 of
${haltsWithin(4)}, and so on, after ${CANARY_BOUND.loads} at the least; "status" tells how many failed. The name in the audit line is that of the user, or RELEASED_BY.`;
