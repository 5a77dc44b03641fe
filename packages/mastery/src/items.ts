/** One student's letters for an assignment (see `marks`), in the order of its items, and when the student began. */
export type Row = { readonly studentId: string; readonly at: number; readonly marks: string };

export type ItemStatistics = {
  readonly answers: number;
  readonly right: number;
  readonly difficulty: number;
  readonly discrimination?: number;
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
/** Fisher's transformation has no value at 1. */
const LARGEST_CORRELATION = 0.999;

const scoreOf = (letter: string | undefined): number | undefined =>
  letter === 'r' ? 1 : letter === 'w' || letter === 'h' ? 0 : undefined;

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

/**
 * How each item did. Discrimination is the corrected item-rest correlation (Lord & Novick 1968, chapter 15): the item against
 * the share right on all others of the assignment.
 */
export function itemStatistics(rows: readonly Row[], itemCount: number): ItemStatistics[] {
  const difficulties = eloDifficulties(rows, itemCount);
  // Students with equal scores on the rest are ordered by id, so that the result does not depend on the order of the
  // rows.
  const sorted = rows.toSorted((one, other) => one.studentId.localeCompare(other.studentId));
  return difficulties.map((difficulty, index) => {
    const pairs = sorted.flatMap(({ marks }) => {
      const right = scoreOf(marks[index]);
      const rest = [...marks].flatMap((letter, at) => (at === index ? [] : (scoreOf(letter) ?? [])));
      return right === undefined ? [] : [{ right, rest }];
    });
    const withRest = pairs.flatMap(({ right, rest }) => (rest.length === 0 ? [] : [[mean(rest), right] as const]));
    const discrimination = correlation(withRest);
    return {
      answers: pairs.length,
      right: pairs.length === 0 ? 0 : mean(pairs.map(({ right }) => right)),
      difficulty,
      ...(discrimination !== undefined && { discrimination }),
      quintiles: quintilesOf(withRest),
    };
  });
}

/** The discrimination of a question that fits the others of its assignment. */
const GOES_WITH_OTHERS = 0.35;
/** The one-sided 95 % quantile. */
const ONE_SIDED = 1.645;
/** The fewest answers for which a question is flagged: fewer say nothing about its correlation. */
const FLAGGED_FROM = 15;

/**
 * Whether a question should be reviewed: the whole interval of its discrimination lies below that of a question that
 * fits the others (Fisher's transformation of a correlation, 1921). From 15 answers on.
 */
export const isDoubtful = (discrimination: number | undefined, answers: number): boolean =>
  discrimination !== undefined &&
  answers >= FLAGGED_FROM &&
  Math.atanh(Math.min(LARGEST_CORRELATION, discrimination)) + ONE_SIDED / Math.sqrt(answers - 3) <
    Math.atanh(GOES_WITH_OTHERS);
