import { CANARY_BOUND, haltsWithin, type Release, SERVED_BOUND } from '@lemma/contract';
import { InvalidArgumentError } from 'commander';
import { describeLoads, describeSlower, type Halt, openedVersion } from './halts.ts';
import type { Health, Healths } from './health.ts';
import type { AuditLine } from './site.ts';

const HUNDRED = 100;
const percentOf = (share: number): string => `${Math.round(share * HUNDRED)} %`;

const minute = (time: number): string => new Date(time).toISOString().slice(0, 16);

function haltedBy(health: Health, haltedAt: number | undefined): string {
  if (haltedAt === undefined) return '';
  const slower = describeSlower(health);
  return `, HALTED BY ITSELF ${minute(haltedAt)}${slower === undefined ? '' : ` because ${slower}`}`;
}

const trial = (health: Health): string =>
  `${health.failed} of ${health.loads} loads failed${haltedBy(health, health.haltedAt)}`;

/** What the loads of a version showed that everybody is served. */
function servedSo(release: Release, healths: Healths): string | undefined {
  const health = healths.get(release.current);
  if (health?.served === undefined) return undefined;
  const opened = openedVersion(release, healths);
  const instead = opened === release.current ? '' : `: ${opened} is opened instead, until you release`;
  return `${describeLoads(health)}${haltedBy(health, health.served.haltedAt)}${instead}`;
}

function role(release: Release, version: string, healths: Healths): string {
  const { current, previous, canary, withdrawn = [] } = release;
  const health = healths.get(version);
  return [
    version === current && 'served',
    version === current && servedSo(release, healths),
    version === previous && 'the way back',
    withdrawn.includes(version) && 'withdrawn',
    version === canary?.version &&
      `canary, ${percentOf(canary.share)}${canary.classes.length > 0 ? ` and ${canary.classes.join(', ')}` : ''}`,
    version === canary?.version && health !== undefined && trial(health),
  ]
    .filter(Boolean)
    .join(', ');
}

/** For programs: which versions are served and stored, without each version's list of files. */
export const summaryOf = ({ builds, ...release }: Release, healths: Healths) => ({
  ...release,
  builds: Object.fromEntries(
    Object.entries(builds).map(([version, { publishedAt, contractVersion, requires, sizes, routes }]) => [
      version,
      { publishedAt, contractVersion, requires, sizes, routes },
    ]),
  ),
  opened: openedVersion({ builds, ...release }, healths),
  ...(healths.size === 0 ? {} : { healths: Object.fromEntries(healths) }),
  // Of the canary.
  ...(release.canary === undefined ? {} : { health: healths.get(release.canary.version) }),
});

/** The versions of an area, newest first. */
export const describeRelease = (release: Release, healths: Healths = new Map()): string =>
  [
    `${release.area}, revision ${release.revision}`,
    ...Object.entries(release.builds)
      .sort(([, a], [, b]) => b.publishedAt.localeCompare(a.publishedAt))
      .map(([version, build]) =>
        `  ${version}  ${build.publishedAt.slice(0, 16).replace('T', ' ')}  ${role(release, version, healths)}`.trimEnd(),
      ),
  ].join('\n');

/** The faults that tabs reported of each version, the most frequent first. */
export const describeFaults = (area: string, healths: Healths): string =>
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

/** One entry of the log as text. */
export function describeLine(line: AuditLine | Halt): string {
  if (line.action === 'halted')
    return `   -  ${line.at.slice(0, 19).replace('T', ' ')}  halted by itself ${line.version} · ${line.why}`;
  const { at, by, action, version, from, to, revision, withdrawn, why } = line;
  const isWithdrawn = action === 'rollback' && from !== undefined && withdrawn?.includes(from);
  return [
    `${String(revision).padStart(4)}  ${at.slice(0, 19).replace('T', ' ')}  ${by}  ${action}`,
    ...(version === undefined ? [] : [version]),
    from === to ? `(${to} stays)` : `(${from ?? 'nothing'} → ${to}${isWithdrawn ? `, ${from} is withdrawn` : ''})`,
    ...(why === undefined ? [] : [`· ${why}`]),
  ].join(' ');
}

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
${haltsWithin(4)}, and so on, after ${CANARY_BOUND.loads} at the least; "status" tells how many failed. What everybody is served
halts by the same test, for ${SERVED_BOUND.failed} people at the least: the version before is opened until you release. The name in the audit line is that of the user, or RELEASED_BY.`;
