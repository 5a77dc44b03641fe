import {
  fitOf,
  type Row,
  type Sheet,
  type Standings,
  scoreOf,
  shareRight,
  standingAt,
  standingsOf,
} from './standing.ts';

export { type Row, type Sheet, type Standings, standingsOf } from './standing.ts';

export type ItemStatistics = {
  readonly answers: number;
  readonly right: number;
  readonly difficulty: number;
  /** The correlation with what the students' other answers say of them. */
  readonly discrimination?: number;
  /** How far the answers go with the students' other answers, against an ordinary question, in standard deviations. */
  readonly fit?: number;
  readonly quintiles: readonly (number | null)[];
};

/**
 * The step of Elo's rule at the first answer, in logits, and how it decreases with the number of answers (Pelánek
 * 2016).
 */
const FIRST_STEP = 0.8;
const FALL = 0.05;
/** A variance below this is only a rounding error. */
const NO_VARIANCE = 1e-12;

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/** Pearson's correlation; undefined where one side does not vary. */
export function correlation(pairs: readonly (readonly [number, number])[]): number | undefined {
  if (pairs.length < 3) return undefined;
  const [mx, my] = [mean(pairs.map(([x]) => x)), mean(pairs.map(([, y]) => y))];
  const sum = (of: (x: number, y: number) => number): number =>
    pairs.reduce((total, [x, y]) => total + of(x - mx, y - my), 0);
  const scale = Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y));
  return scale < NO_VARIANCE ? undefined : sum((x, y) => x * y) / scale;
}

/**
 * Difficulty of each item in logits, 0 for the class's middle: Elo's rule with a step that falls with the number of answers,
 * K(n) = 0.8 / (1 + 0.05 n) (Pelánek 2016, Applications of the Elo rating system in adaptive educational systems).
 * Rows are replayed by time, then by student, so that any order of arrival gives the same figures.
 */
export function eloDifficulties(rows: readonly Row[], itemCount: number): number[] {
  const difficulty = Array.from({ length: itemCount }, () => 0);
  const seen = Array.from({ length: itemCount }, () => 0);
  for (const { marks } of rows.toSorted((a, b) => a.at - b.at || a.studentId.localeCompare(b.studentId))) {
    let ability = 0;
    for (let index = 0; index < itemCount; index += 1) {
      const right = scoreOf(marks[index]);
      const [at, count] = [difficulty[index] ?? 0, seen[index] ?? 0];
      if (right === undefined) continue;
      const surprise = right - 1 / (1 + Math.exp(at - ability));
      difficulty[index] = at - (FIRST_STEP / (1 + FALL * count)) * surprise;
      ability += (FIRST_STEP / (1 + FALL * index)) * surprise;
      seen[index] = count + 1;
    }
  }
  return difficulty;
}

function quintilesOf(pairs: readonly (readonly [number, number])[]): (number | null)[] {
  const sorted = pairs.toSorted(([a], [b]) => a - b);
  return [0, 1, 2, 3, 4].map((fifth) => {
    const part = sorted.slice(Math.floor((fifth * sorted.length) / 5), Math.floor(((fifth + 1) * sorted.length) / 5));
    return part.length === 0 ? null : mean(part.map(([, right]) => right));
  });
}

/** A figure as it is stored. No −0, which JSON would turn into 0: the same figures would differ after a copy. */
export const hundredths = (value: number): number => Math.round(value * 100) / 100 + 0;

/**
 * How each item of an assignment did. Discrimination is the corrected item-rest correlation (Lord & Novick 1968, chapter
 * 15). The rest is what all other answers of the student in the class say of the skill, since the few of one assignment
 * say too little of a student.
 */
export function itemStatistics(
  { items, rows }: Sheet,
  standings: Standings = standingsOf([{ items, rows }]),
): ItemStatistics[] {
  const difficulties = eloDifficulties(rows, items.length);
  // Students with equal standings are ordered by id, so that the result does not depend on the order of the rows.
  const sorted = rows.toSorted((one, other) => one.studentId.localeCompare(other.studentId));
  return items.map(({ skill }, index) => {
    const scores = sorted.flatMap(({ studentId, marks }) => {
      const score = scoreOf(marks[index]);
      return score === undefined ? [] : [{ score, standing: standings.get(studentId) }];
    });
    const share = shareRight(scores.map(({ score }) => score));
    const answers = scores.flatMap(({ score, standing }) =>
      standing === undefined ? [] : [{ score, ...standingAt(standing, skill, share, score) }],
    );
    const pairs = answers.map((one) => [one.mean, one.score] as const);
    const [discrimination, fit] = [correlation(pairs), fitOf(answers)];
    return {
      answers: scores.length,
      right: scores.length === 0 ? 0 : mean(scores.map(({ score }) => score)),
      difficulty: difficulties[index] ?? 0,
      ...(discrimination !== undefined && { discrimination }),
      ...(fit !== undefined && { fit: hundredths(fit) }),
      quintiles: quintilesOf(pairs),
    };
  });
}

/** The one-sided quantile below which the answers to an ordinary question seldom go with the others: one in ten. */
const SELDOM = -1.3;
/** The fewest answers for which a question is flagged: fewer say nothing about its correlation. */
const FLAGGED_FROM = 15;

/**
 * Whether a question should be reviewed: who is right at it goes less with the students' other answers than at an
 * ordinary question, by more than chance explains. From 15 answers on.
 */
export const isDoubtful = ({
  fit,
  answers,
}: {
  readonly fit?: number | undefined;
  readonly answers: number;
}): boolean => fit !== undefined && answers >= FLAGGED_FROM && fit < SELDOM;
