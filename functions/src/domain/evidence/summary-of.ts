import {
  type Curriculum,
  type EasinessOf,
  effortOf,
  growthFrom,
  interventionGroups,
  itemStatistics,
  median,
  type Standings,
  shippedEasiness,
  standingsOf,
  struggleScore,
  summariseStudent,
} from '@lemma/mastery';
import { skills } from '@lemma/math';
import {
  type Evidence,
  type EvidenceEntry,
  type EvidenceWork,
  type Insight,
  type InsightAssignment,
  type InsightStudent,
  MOST_IN_PROGRESS,
  type Progress,
  type WorkLine,
} from '@lemma/school/insight';
import { pathOf } from './path-of.ts';

export const MOST_WEEKS = 40;
const prerequisites = new Map(skills.map(({ code, prerequisites: before }) => [code, before]));
const curriculum: Curriculum = {
  prerequisitesOf: (skill) => prerequisites.get(skill) ?? [],
  skills: skills.map(({ code }) => code),
};

type Sums = Pick<Progress, 'growth' | 'effort'> & { readonly known: Progress['skills'] };
type Growth = Progress['growth'];
type Effort = Progress['effort'];

/** The stored weeks of `earlier`, then the weeks computed from newer answers. */
function grown(growth: Growth, earlier: Evidence['earlier']): Growth {
  if (earlier === undefined) return growth;
  const last = earlier.growth.at(-1)?.week ?? 0;
  const gone = Object.values(earlier.answers).reduce((sum, count) => sum + count, 0);
  const since = growth
    .filter(({ week }) => week > last)
    .map((one) => ({ ...one, ...(one.answers !== undefined && { answers: one.answers + gone }) }));
  return [...earlier.growth, ...since].slice(-MOST_WEEKS);
}

const together = (one: Effort, other: Effort): Effort => ({
  answers: one.answers + other.answers,
  rapid: one.rapid + other.rapid,
  hinted: one.hinted + other.hinted,
  parent: one.parent + other.parent,
  searching: (one.searching ?? 0) + (other.searching ?? 0),
});

/** Adds the sums of answers that are no longer stored one by one. */
function withEarlier({ known, growth, effort }: Sums, earlier: Evidence['earlier']): Sums {
  if (earlier === undefined) return { known, growth, effort };
  const skills = Object.entries(known).map(([code, one]) => [
    code,
    { ...one, answers: one.answers + (earlier.answers[code] ?? 0) },
  ]);
  return {
    known: Object.fromEntries(skills),
    growth: grown(growth, earlier),
    effort: together(effort, earlier.effort),
  };
}

/** The answers of all work, in any order. */
export const answersOf = (work: Evidence['work']) =>
  Object.values(work).flatMap(({ assignmentId, entries }) => entries.map((entry) => ({ ...entry, assignmentId })));

/** The growth of each week up to now, as `summaryOf` computes it. */
export const growthIn = ({ work, earlier }: Pick<Evidence, 'work' | 'earlier'>, easinessOf: EasinessOf): Growth =>
  grown(growthFrom(answersOf(work), easinessOf), earlier);

/** The effort of these answers, added to the stored sum of earlier ones. */
export function effortWith(entries: readonly EvidenceEntry[], earlier: Evidence['earlier']): Effort {
  const effort = effortOf(entries.map((entry) => ({ ...entry, assignmentId: '' })));
  return earlier ? together(effort, earlier.effort) : effort;
}

/**
 * What is computed of one student: the progress document, and the line in each class's insight. The struggles are not
 * ranked yet; `insightOf` does that. `easinessOf` is what `readEasiness` gives; left out, that of a school without data.
 */
export function summaryOf(
  { studentId, work, said, earlier, placed, settled: before }: Evidence,
  easinessOf: EasinessOf = shippedEasiness,
): { progress: Progress; line: InsightStudent; settled: NonNullable<Evidence['settled']> } {
  const answers = answersOf(work);
  const { skills, ideas, struggles, gaps, opensNext, lastAt, gained, lately, settled, ...sums } = summariseStudent(
    answers,
    curriculum,
    { said, easinessOf, settled: before },
  );
  const { known, growth, effort } = withEarlier({ known: skills, ...sums }, earlier);
  const { path, expected } = pathOf(known, placed, answers);
  const copies = ideas.map((idea) => ({ ...idea, evidence: [...idea.evidence] }));
  const estimates = Object.entries(known).map(
    ([code, { nextRecheckAt: _next, recheck: _recheck, week: _week, before: _before, ...estimate }]) => [
      code,
      estimate,
    ],
  );
  return {
    progress: {
      ...{ studentId, skills: known, ideas: copies, growth, opensNext, effort, lately, lastAt },
      // Of a skill with answers that are no longer stored it is not known when it first became possible.
      gained: gained.filter(({ skill }) => earlier?.answers[skill] === undefined),
      ...(path && { path, expected }),
      struggles: struggles
        .toSorted((one, other) => other.lastAt - one.lastAt)
        .slice(0, MOST_IN_PROGRESS.struggles)
        .map(({ skill, wrongStreak, lastAt }) => ({ skill, wrongStreak, lastAt })),
      gaps: gaps
        .slice(0, MOST_IN_PROGRESS.gaps)
        .map(({ skill, blocks }) => ({ skill, blocks: blocks.slice(0, MOST_IN_PROGRESS.blocks) })),
    },
    line: {
      skills: Object.fromEntries(estimates),
      ideas: copies,
      struggles: struggles.map((one) => ({ ...one, evidence: [...one.evidence], score: 0 })),
      gaps,
      growth,
      effort,
      ...(path && { now: path.now }),
      lastAt,
    },
    settled,
  };
}

/** The same, and the evidence as it is to be stored: with what was found of each skill, which stays until there is work on it. */
export function foldedOf(evidence: Evidence, easinessOf?: EasinessOf) {
  const { settled, ...told } = summaryOf(evidence, easinessOf);
  return { evidence: { ...evidence, settled }, ...told };
}

/**
 * The line of a student who has left a class: computed from the work of that class only, since later work belongs to
 * the new class.
 */
export function lineAfterLeaving(
  { work, earlier: _ofAll, ...rest }: Evidence,
  classId: string,
  easinessOf?: EasinessOf,
): InsightStudent {
  const own = Object.entries(work).filter(([, one]) => one.classId === classId);
  return summaryOf({ ...rest, work: Object.fromEntries(own) }, easinessOf).line;
}

const LETTERS = { right: 'r', wrong: 'w', hinted: 'h', rapid: 'f', parent: 'p', unread: '-' } as const;

/** One student's line for an assignment with these items. */
export function workLineOf(work: EvidenceWork, itemIds: readonly string[]): WorkLine {
  const { state, score, maxScore, late, took, submittedAt, ungraded, entries } = work;
  const marks = itemIds.map((id) => LETTERS[entries.find(({ itemId }) => itemId === id)?.mark ?? 'unread']).join('');
  const when = { ...(submittedAt !== undefined && { submittedAt }), ...(ungraded && { ungraded }) };
  const at = entries.reduce((first, entry) => Math.min(first, entry.at), submittedAt ?? Number.MAX_SAFE_INTEGER);
  return { state, score, maxScore, late, took, ...when, at: at === Number.MAX_SAFE_INTEGER ? 0 : at, marks };
}

export type ClassParts = {
  readonly classId: string;
  readonly students: Readonly<Record<string, InsightStudent>>;
  readonly assignments: Readonly<Record<string, InsightAssignment>>;
};

const sheetOf = ({ items, rows }: InsightAssignment) => ({
  items,
  rows: Object.entries(rows).map(([studentId, { at, marks }]) => ({ studentId, at, marks })),
});

function withFigures(assignment: InsightAssignment, standings: Standings): InsightAssignment {
  if (assignment.older === true) return assignment;
  const figures = itemStatistics(sheetOf(assignment), standings);
  const items = assignment.items.map(({ itemId, skill }, index) => {
    const own = figures[index];
    return own ? { itemId, skill, ...own, quintiles: [...own.quintiles] } : assignment.items[index];
  });
  return { ...assignment, items: items.flatMap((item) => item ?? []) };
}

/**
 * The class's insight from its lines. The figures of items, the ranking of struggles and the groups are computed from
 * scratch each time.
 */
export function insightOf({ classId, students, assignments }: ClassParts, foldedAt: number): Insight {
  const times = Object.values(assignments).flatMap(({ rows }) =>
    Object.values(rows).flatMap(({ took, marks }) => {
      const answered = [...marks].filter((letter) => letter !== '-').length;
      return answered === 0 ? [] : took / answered;
    }),
  );
  const usual = median(times);
  const ranked = Object.entries(students).map(([id, line]) => {
    const struggles = line.struggles
      .map((one) => ({ ...one, score: struggleScore(one, usual) }))
      .sort((one, other) => other.score - one.score || one.skill.localeCompare(other.skill));
    return [id, { ...line, struggles }] as const;
  });
  const members = ranked.map(([studentId, { ideas, gaps }]) => ({
    studentId,
    ideas,
    gaps: gaps.map(({ skill, evidence }) => ({ id: skill, evidence })),
  }));
  const standings = standingsOf(Object.values(assignments).map(sheetOf));
  return {
    classId,
    students: Object.fromEntries(ranked),
    assignments: Object.fromEntries(Object.entries(assignments).map(([id, one]) => [id, withFigures(one, standings)])),
    groups: interventionGroups(members),
    foldedAt,
  };
}
