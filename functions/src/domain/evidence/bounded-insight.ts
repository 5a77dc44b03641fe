import { hundredths } from '@lemma/mastery';
import type { Insight, InsightAssignment, InsightStudent } from '@lemma/school/insight';
import { DAY } from '@lemma/school/time';
import { packedOf } from '../../platform/packed-of.ts';
import { documentSize, PACKED_FROM_BYTES } from '../../platform/size.ts';

const WEEKS = 12;

type Step = (insight: Insight) => Insight;

const eachStudent =
  (change: (student: InsightStudent) => InsightStudent): Step =>
  (insight) => ({
    ...insight,
    students: Object.fromEntries(Object.entries(insight.students).map(([id, one]) => [id, change(one)])),
  });

const withoutLines = ({ rows: _rows, ...rest }: InsightAssignment): InsightAssignment => ({
  ...rest,
  rows: {},
  older: true,
  items: rest.items.map(({ itemId, skill, answers, right, difficulty }) => ({
    ...{ itemId, skill, answers, right: hundredths(right), difficulty: hundredths(difficulty) },
    quintiles: [null, null, null, null, null],
  })),
});

/**
 * Keeps the lines of single students only in the newest `most` assignments, and the figures of items only in the newest
 * `figures`.
 */
const newestLines =
  (most: number, figures: number): Step =>
  (insight) => {
    const newest = Object.entries(insight.assignments).toSorted(
      ([one, a], [other, b]) => b.dueAt - a.dueAt || one.localeCompare(other),
    );
    const assignments = newest.map(([id, one], index): [string, InsightAssignment] => {
      if (index < most) return [id, one];
      const older = one.older === true ? one : withoutLines(one);
      return [id, index < figures ? older : { ...older, items: [] }];
    });
    return { ...insight, assignments: Object.fromEntries(assignments) };
  };

/**
 * Shortens each student's data: one answer instead of four as evidence of each finding, and one week in four of what
 * lies more than twelve weeks back.
 */
const shorter = eachStudent((student) => ({
  ...student,
  ideas: student.ideas.map((one) => ({ ...one, evidence: one.evidence.slice(-1) })),
  struggles: student.struggles.map((one) => ({ ...one, evidence: one.evidence.slice(-1) })),
  gaps: student.gaps.map((one) => ({ ...one, evidence: one.evidence.slice(-1) })),
  growth: student.growth.filter(({ week }, index, all) => index >= all.length - WEEKS || (week / (7 * DAY)) % 4 < 1),
}));

/** Rounds estimates to hundredths and times to days. */
const coarser = eachStudent((student) => ({
  ...student,
  skills: Object.fromEntries(
    Object.entries(student.skills).map(([code, one]) => {
      const [estimate, low, high] = [hundredths(one.estimate), hundredths(one.low), hundredths(one.high)];
      return [code, { ...one, estimate, low, high, lastAt: Math.floor(one.lastAt / DAY) * DAY }];
    }),
  ),
  growth: student.growth.slice(-WEEKS),
}));

const newestSkills = (most: number): Step =>
  eachStudent((student) => ({
    ...student,
    skills: Object.fromEntries(
      Object.entries(student.skills)
        .toSorted(([one, a], [other, b]) => b.lastAt - a.lastAt || one.localeCompare(other))
        .slice(0, most),
    ),
    ideas: student.ideas.slice(0, most / 4),
    struggles: student.struggles.slice(0, most / 4),
    gaps: student.gaps.slice(0, most / 4),
    growth: student.growth.slice(-most / 4),
  }));

/** Keeps the `most` groups with the largest need, each with at most `answers` answers as evidence. */
const fewerGroups =
  (most: number, answers: number): Step =>
  (insight) => ({
    ...insight,
    groups: insight.groups.slice(0, most).map((one) => ({ ...one, evidence: one.evidence.slice(0, answers) })),
  });

/**
 * Steps that shorten an insight, from the least to the most important data; each works on the result of the one before.
 */
const steps: readonly Step[] = [
  newestLines(180, 360),
  shorter,
  fewerGroups(200, 8),
  newestLines(90, 180),
  coarser,
  fewerGroups(60, 4),
  newestLines(45, 180),
  newestSkills(80),
  fewerGroups(20, 4),
  newestLines(20, 90),
  newestSkills(48),
  newestLines(8, 45),
  newestSkills(24),
  newestLines(3, 20),
  newestSkills(12),
];

/** The size in bytes above which an insight is shortened. It leaves room for what is added until the next check. */
const BOUND_BYTES = 320_000;

const storedSize = (insight: Insight): number => {
  if (documentSize(insight) <= PACKED_FROM_BYTES) return 0;
  const { students, assignments, groups } = insight;
  return packedOf({ students, assignments, groups }).byteLength;
};

/**
 * A class's insight as it is stored: in one document, however large the class and however many its years. Where it does
 * not fit, old assignments are summed up first, then details are dropped step by step. A class of 30 with daily
 * homework for a year is stored in full.
 */
export function boundedInsight(insight: Insight): Insight {
  let bounded = insight;
  for (const step of steps) {
    if (storedSize(bounded) <= BOUND_BYTES) return bounded;
    bounded = step(bounded);
  }
  return bounded;
}
