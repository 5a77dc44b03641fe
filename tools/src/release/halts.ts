import { failedOf, loadsOf, type Release, servedVersion } from '@lemma/contract';
import type { Sign } from '@lemma/school/release';
import type { Health, Healths } from './health.ts';
import type { AuditLine } from './site.ts';

/** A version that was halted after its promotion: the server notes it, and no ledger does, because it is not signed. */
export type Halt = { readonly at: string; readonly action: 'halted'; readonly version: string; readonly why: string };

const NUMBERS = new Intl.NumberFormat('en');

/** In words, how often a version that everybody is served was loaded. */
export function describeLoads({ served }: Health): string {
  const counts = served?.counts ?? [];
  return `${failedOf(counts)} of about ${NUMBERS.format(loadsOf(counts))} loads failed`;
}

const SLOW: Readonly<Record<Sign, string>> = {
  lcp: 'the largest part was shown late (LCP)',
  inp: 'taps and keys were answered late (INP)',
  cls: 'the page shifted (CLS)',
  stalled: 'the page stood still',
};

/** In words, in what a version was slower than the one that it was compared with, if it was halted for that. */
export const describeSlower = ({ slowerIn }: Health): string | undefined =>
  slowerIn && `${SLOW[slowerIn]} in more tabs than with the version it was compared with`;

export const haltsOf = (healths: Healths): readonly Halt[] =>
  [...healths].flatMap(([version, health]) => {
    const at = health.served?.haltedAt;
    if (at === undefined) return [];
    return [
      {
        at: new Date(at).toISOString(),
        action: 'halted',
        version,
        why: describeSlower(health) ?? describeLoads(health),
      },
    ];
  });

export const haltedVersions = (healths: Healths): readonly string[] => haltsOf(healths).map(({ version }) => version);

/** The version that everybody opens: not always the one that the ledger names. */
export const openedVersion = (release: Release, healths: Healths): string =>
  servedVersion(release, haltedVersions(healths));

/** What teams did and what the bound did, oldest first. */
export const logOf = (lines: readonly AuditLine[], healths: Healths): readonly (AuditLine | Halt)[] =>
  [...lines, ...haltsOf(healths)].toSorted((a, b) => a.at.localeCompare(b.at));
