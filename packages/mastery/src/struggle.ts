import { type Answer, type AnswerRef, refOf } from './answer.ts';

/** Wrong tries in a row on a skill from which a student needs help now. */
export const STRUGGLE_FROM = 4;
const MOST_EVIDENCE = 3;

export type Struggle = {
  readonly skill: string;
  readonly wrongStreak: number;
  readonly hints: number;
  readonly took: number;
  readonly lastAt: number;
  readonly evidence: readonly AnswerRef[];
};

/**
 * The skills on which a student is stuck: at least four wrong tries in a row over the items of a skill since the last
 * success (wheel-spinning, Beck & Gong 2013, AIED: effort without success). Answers are in order of time. A student who
 * does nothing is never stuck.
 */
export function strugglesOf(answers: readonly Answer[]): Struggle[] {
  const bySkill = [...Map.groupBy(answers, ({ skill }) => skill)].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return bySkill.flatMap(([skill, all]) => {
    const own = all.filter(({ mark }) => mark !== 'parent' && mark !== 'rapid');
    const open = own.slice(own.findLastIndex(({ solved }) => solved) + 1);
    const wrongStreak = open.reduce((sum, one) => sum + one.wrongStreak, 0);
    if (wrongStreak < STRUGGLE_FROM) return [];
    return {
      skill,
      wrongStreak,
      hints: open.reduce((sum, { hints }) => sum + hints, 0),
      took: open.reduce((sum, { took }) => sum + took, 0),
      lastAt: Math.max(...open.map(({ lastAt }) => lastAt)),
      evidence: open.slice(-MOST_EVIDENCE).map(refOf),
    };
  });
}

/**
 * Ranks struggles: wrong tries in a row, plus half a point for each hint, plus a point (at most three) for each
 * doubling of the class's median time on an item. Our own rule (no source weighs the three); only the order means
 * anything.
 */
export function struggleScore({ wrongStreak, hints, took }: Omit<Struggle, 'evidence'>, classMedian: number): number {
  const slow = classMedian <= 0 || took <= classMedian ? 0 : Math.min(3, Math.log2(took / classMedian));
  return wrongStreak + hints / 2 + slow;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1
    ? (sorted[Math.floor(middle)] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
