import { countsForMastery, type EasinessOf, shippedEasiness } from '@lemma/mastery';
import { ALONE, type Earlier, type Evidence, type EvidenceEntry, type EvidenceWork } from '@lemma/school/insight';
import { effortWith, growthIn } from './summary-of.ts';

/** The most answers of one student that are stored one by one: a year of homework and half a year of daily practice. */
const MOST_ENTRIES = 1600;
/** When there are more than `MOST_ENTRIES`, this many of the newest stay. */
const NEWEST = 1000;
/** Fewer answers than this are not summed up, so that the sums are computed now and then and not after every answer. */
const FEWEST_GONE = 400;
/**
 * This many answers of each skill stay however old they are, because the estimate of the skill is computed from them.
 */
const OF_A_SKILL = 12;

const countOf = (work: Evidence['work']): number =>
  Object.values(work).reduce((sum, { entries }) => sum + entries.length, 0);

/** Whether work, by its id in the evidence, has no submission: practice and placements, which a student does alone. */
export const hasNoSubmission = (workId: string): boolean =>
  Object.values(ALONE).some((alone) => workId.startsWith(`${alone}-`));

/** The answers that stay: the newest overall, and the newest of each skill. */
function staying(work: Evidence['work']): ReadonlySet<EvidenceEntry> {
  const newestFirst = Object.values(work)
    .flatMap(({ entries }) => entries)
    .toSorted((one, other) => other.at - one.at || one.itemId.localeCompare(other.itemId));
  const bySkill = Map.groupBy(newestFirst.filter(countsForMastery), ({ skill }) => skill);
  const floor = [...bySkill.values()].flatMap((entries) => entries.slice(0, OF_A_SKILL));
  return new Set([...newestFirst.slice(0, NEWEST), ...floor]);
}

function added({ work, earlier: before }: Evidence, gone: readonly EvidenceEntry[], easinessOf: EasinessOf): Earlier {
  const last = gone.reduce((latest, { at }) => Math.max(latest, at), 0);
  const answers = Map.groupBy(gone.filter(countsForMastery), ({ skill }) => skill);
  const counts = [...answers].map(([skill, own]) => [skill, own.length + (before?.answers[skill] ?? 0)] as const);
  return {
    effort: effortWith(gone, before),
    answers: { ...before?.answers, ...Object.fromEntries(counts) },
    // Weeks that are over are stored as they were computed when all their answers were there.
    growth: growthIn({ work, earlier: before }, easinessOf).filter(({ week }) => week <= last),
  };
}

/**
 * The evidence as it is stored: its size has an upper bound, however many years a student works. Old answers are summed
 * up in `earlier`; the newest of each skill stay. Work whose answers were summed up keeps its points, so that it is not
 * counted a second time when it is regraded.
 */
export function boundedEvidence(evidence: Evidence, easinessOf: EasinessOf = shippedEasiness): Evidence {
  if (countOf(evidence.work) <= MOST_ENTRIES) return evidence;
  const stays = staying(evidence.work);
  if (countOf(evidence.work) - stays.size < FEWEST_GONE) return evidence;
  const gone = Object.values(evidence.work).flatMap(({ entries }) => entries.filter((entry) => !stays.has(entry)));
  const work = Object.entries(evidence.work).flatMap(([id, one]): [string, EvidenceWork][] => {
    const entries = one.entries.filter((entry) => stays.has(entry));
    if (entries.length === one.entries.length) return [[id, one]];
    // No regrading can bring back what has no submission, such as practice of a past day: its entry may go.
    return entries.length === 0 && hasNoSubmission(id) ? [] : [[id, { ...one, entries, older: true }]];
  });
  return { ...evidence, work: Object.fromEntries(work), earlier: added(evidence, gone, easinessOf) };
}

/**
 * The newer evidence of a piece of work. Where its answers were already summed up, only the points are taken from the
 * newer one.
 */
export const renewed = (before: EvidenceWork | undefined, now: EvidenceWork): EvidenceWork =>
  before?.older === true ? { ...now, entries: before.entries, older: true } : now;
