import { countsForMastery } from '@lemma/mastery';
import type { Earlier, Evidence, EvidenceEntry, EvidenceWork } from '@lemma/school/insight';
import { effortWith, growthIn } from './summary-of.ts';

/** Answers of one student that are kept one by one: a year of homework, or half a year of daily practice with it. */
const MOST_ENTRIES = 1600;
/** So many of the newest stay when that is passed. */
const NEWEST = 1000;
/** Fewer are not taken out: what they add up to is computed once in a while and not at each answer. */
const FEWEST_GONE = 400;
/** The fewest answers that are stored of each skill, however old they are, since its estimate starts from them. */
const OF_A_SKILL = 12;

const countOf = (work: Evidence['work']): number =>
  Object.values(work).reduce((sum, { entries }) => sum + entries.length, 0);

/** The answers that stay: the newest of all, and the newest of each skill. */
function staying(work: Evidence['work']): ReadonlySet<EvidenceEntry> {
  const newestFirst = Object.values(work)
    .flatMap(({ entries }) => entries)
    .toSorted((one, other) => other.at - one.at || one.itemId.localeCompare(other.itemId));
  const bySkill = Map.groupBy(newestFirst.filter(countsForMastery), ({ skill }) => skill);
  const floor = [...bySkill.values()].flatMap((entries) => entries.slice(0, OF_A_SKILL));
  return new Set([...newestFirst.slice(0, NEWEST), ...floor]);
}

function added({ work, earlier: before }: Evidence, gone: readonly EvidenceEntry[]): Earlier {
  const last = gone.reduce((latest, { at }) => Math.max(latest, at), 0);
  const answers = Map.groupBy(gone.filter(countsForMastery), ({ skill }) => skill);
  const counts = [...answers].map(([skill, own]) => [skill, own.length + (before?.answers[skill] ?? 0)] as const);
  return {
    effort: effortWith(gone, before),
    answers: { ...before?.answers, ...Object.fromEntries(counts) },
    // As they were told with all answers: a week is over for good.
    growth: growthIn({ work, earlier: before }).filter(({ week }) => week <= last),
  };
}

/**
 * Evidence as it is kept: bounded, whatever a student does in however many years. Old answers are taken into `earlier`, which keeps what they
 * add up to; of each skill the newest stay. Their work stays with its points, so that it is not counted again when it is graded anew.
 */
export function boundedEvidence(evidence: Evidence): Evidence {
  if (countOf(evidence.work) <= MOST_ENTRIES) return evidence;
  const stays = staying(evidence.work);
  if (countOf(evidence.work) - stays.size < FEWEST_GONE) return evidence;
  const gone = Object.values(evidence.work).flatMap(({ entries }) => entries.filter((entry) => !stays.has(entry)));
  const work = Object.entries(evidence.work).flatMap(([id, one]): [string, EvidenceWork][] => {
    const entries = one.entries.filter((entry) => stays.has(entry));
    if (entries.length === one.entries.length) return [[id, one]];
    // Practice of a day that is over comes from nowhere again.
    return entries.length === 0 && id.startsWith('practice-') ? [] : [[id, { ...one, entries, older: true }]];
  });
  return { ...evidence, work: Object.fromEntries(work), earlier: added(evidence, gone) };
}

/** Newer work in place of older; of work whose answers were taken out, the points alone. */
export const renewed = (before: EvidenceWork | undefined, now: EvidenceWork): EvidenceWork =>
  before?.older === true ? { ...now, entries: before.entries, older: true } : now;
