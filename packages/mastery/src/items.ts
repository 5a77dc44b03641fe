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

/** A student's first tries: how many there are, and how many are right, in all and by skill. */
type Tries = { right: number; count: number };
type Standing = Tries & { readonly bySkill: Map<string, Tries> };
/** What each student of a class did in all of its work, by id. */
export type Standings = ReadonlyMap<string, Standing>;

/** The questions of an assignment, and its lines. */
export type Sheet = { readonly items: readonly { readonly skill: string }[]; readonly rows: readonly Row[] };

const noTries = (): Tries => ({ right: 0, count: 0 });

/** What each student did in these assignments. */
export function standingsOf(sheets: readonly Sheet[]): Standings {
  const standings = new Map<string, Standing>();
  for (const { items, rows } of sheets) {
    for (const { studentId, marks } of rows) {
      const standing = standings.get(studentId) ?? { ...noTries(), bySkill: new Map() };
      standings.set(studentId, standing);
      for (const [index, { skill }] of items.entries()) {
        const score = scoreOf(marks[index]);
        if (score === undefined) continue;
        const own = standing.bySkill.get(skill) ?? noTries();
        standing.bySkill.set(skill, own);
        for (const tries of [standing, own]) {
          tries.right += score;
          tries.count += 1;
        }
      }
    }
  }
  return standings;
}

/** An answer to the same skill says this many times as much of an item as an answer to another skill. */
const SAME_SKILL = 3;

/** The share right of a student's other answers, those to the same skill with more weight; undefined without any. */
function restOf({ right, count, bySkill }: Standing, skill: string, score: number): number | undefined {
  const same = bySkill.get(skill) ?? noTries();
  const weighted = (all: number, ofSkill: number, own: number): number =>
    all - own + (SAME_SKILL - 1) * (ofSkill - own);
  const answers = weighted(count, same.count, 1);
  return answers <= 0 ? undefined : weighted(right, same.right, score) / answers;
}

/**
 * How each item of an assignment did. Discrimination is the corrected item-rest correlation (Lord & Novick 1968, chapter
 * 15). The rest are all other answers of the student in the class, since the few of one assignment say too little of a
 * student: with them alone, one good question in seven is flagged.
 */
export function itemStatistics(
  { items, rows }: Sheet,
  standings: Standings = standingsOf([{ items, rows }]),
): ItemStatistics[] {
  const difficulties = eloDifficulties(rows, items.length);
  // Students with equal scores on the rest are ordered by id, so that the result does not depend on the order of the
  // rows.
  const sorted = rows.toSorted((one, other) => one.studentId.localeCompare(other.studentId));
  return items.map(({ skill }, index) => {
    const scores = sorted.flatMap(({ studentId, marks }) => {
      const right = scoreOf(marks[index]);
      return right === undefined ? [] : [{ right, standing: standings.get(studentId) }];
    });
    const withRest = scores.flatMap(({ right, standing }) => {
      const rest = standing && restOf(standing, skill, right);
      return rest === undefined ? [] : [[rest, right] as const];
    });
    const discrimination = correlation(withRest);
    return {
      answers: scores.length,
      right: scores.length === 0 ? 0 : mean(scores.map(({ right }) => right)),
      difficulty: difficulties[index] ?? 0,
      ...(discrimination !== undefined && { discrimination }),
      quintiles: quintilesOf(withRest),
    };
  });
}

/**
 * The share of right answers that students in the middle of the class would give to an item: what teachers read as its
 * difficulty. The share that was right depends on who answered as well.
 */
export const shareExpected = (difficulty: number): number => 1 / (1 + Math.exp(difficulty));

/** The discrimination of a question that fits the other work of the students. */
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
