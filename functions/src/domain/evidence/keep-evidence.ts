import { countsForMastery } from '@lemma/mastery';
import type { Earlier, Evidence, EvidenceEntry, EvidenceWork } from '@lemma/school/insight';
import { summaryOf } from './lines.ts';

/** Answers of one student that are kept one by one: a year of homework, or half a year of daily practice with it. */
const MOST_ENTRIES = 1600;
/** So many of the newest stay when that is passed: the work of taking out is done once in a while and not at each answer. */
const NEWEST = 1000;
/** Of each skill at least these, however old: what is said of a skill goes on from them. */
const OF_A_SKILL = 12;

const countOf = (work: Evidence['work']): number =>
  Object.values(work).reduce((sum, { entries }) => sum + entries.length, 0);

/** The answers that stay: the newest of all, and the newest of each skill. */
function kept(work: Evidence['work']): ReadonlySet<EvidenceEntry> {
  const newestFirst = Object.values(work)
    .flatMap(({ entries }) => entries)
    .toSorted((one, other) => other.at - one.at || one.itemId.localeCompare(other.itemId));
  const bySkill = Map.groupBy(newestFirst.filter(countsForMastery), ({ skill }) => skill);
  const floor = [...bySkill.values()].flatMap((entries) => entries.slice(0, OF_A_SKILL));
  return new Set([...newestFirst.slice(0, NEWEST), ...floor]);
}

/** Of these answers alone, or of all but the ideas in them, which take the most time and are not asked here. */
const plain = (work: Evidence['work'], only?: ReadonlySet<EvidenceEntry>): Evidence['work'] =>
  Object.fromEntries(
    Object.entries(work).map(([id, one]) => {
      const entries = only ? one.entries.filter((entry) => only.has(entry)) : one.entries;
      return [id, { ...one, entries: entries.map((entry) => ({ ...entry, chances: [], shown: [] })) }];
    }),
  );

function added({ studentId, work, earlier: before }: Evidence, gone: readonly EvidenceEntry[]): Earlier {
  const sums = before && { earlier: before };
  const { effort } = summaryOf({ studentId, work: plain(work, new Set(gone)), ...sums }).progress;
  const { growth } = summaryOf({ studentId, work: plain(work), ...sums }).progress;
  const last = gone.reduce((latest, { at }) => Math.max(latest, at), 0);
  const answers = Map.groupBy(gone.filter(countsForMastery), ({ skill }) => skill);
  const counts = [...answers].map(([skill, own]) => [skill, own.length + (before?.answers[skill] ?? 0)] as const);
  return {
    effort,
    answers: { ...before?.answers, ...Object.fromEntries(counts) },
    // As they were told with all answers: a week is over for good.
    growth: growth.filter(({ week }) => week <= last),
  };
}

/**
 * Evidence as it is kept: bounded, whatever a student does in however many years. Old answers are taken into `earlier`, which keeps what they
 * add up to; of each skill the newest stay. Their work stays with its points, so that it is not counted again when it is graded anew.
 */
export function keptEvidence(evidence: Evidence): Evidence {
  if (countOf(evidence.work) <= MOST_ENTRIES) return evidence;
  const stays = kept(evidence.work);
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
