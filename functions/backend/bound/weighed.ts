import type { BroughtStudent } from '../brought-terms.ts';
import { count, type Shares } from '../count.ts';

/** Ideas that could have shown at least this often are also told apart. */
const ENOUGH = 6;
/** The share of names that may be wrong. */
const MOST_WRONG = 0.05;

/** How probable it is, by somebody's judgement, that a student has a misconception, and what is true of it. */
export type Weighed = {
  readonly weeks: number;
  readonly probability: number;
  readonly truth: 'has' | 'had' | 'never';
  /** How often it is applied; undefined: it is not counted among those to be named. */
  readonly rate: number | undefined;
  readonly chances: number;
};

/** The most that can be named from the top of an order without more than a twentieth of wrong names, chosen by the truth. */
function mostNamed(weighed: readonly Weighed[]): ReadonlySet<Weighed> {
  const order = weighed.toSorted((one, other) => other.probability - one.probability);
  let [names, wrong, most] = [0, 0, 0];
  for (const [index, { truth, probability }] of order.entries()) {
    if (truth !== 'had') names += 1;
    if (truth === 'never') wrong += 1;
    // What is as probable is named together.
    if (order[index + 1]?.probability === probability) continue;
    if (wrong <= MOST_WRONG * names) most = index + 1;
  }
  return new Set(order.slice(0, most));
}

/** Counts what could be named at most, after each number of weeks. */
export function countWeighed(shares: Shares, who: string, weighed: readonly Weighed[]): void {
  for (const [weeks, own] of Map.groupBy(weighed, (one) => one.weeks)) {
    const named = mostNamed(own);
    for (const one of own) {
      const { truth, rate, chances } = one;
      if (named.has(one) && truth !== 'had')
        count(shares, `${weeks} weeks, ${who}: names that are wrong`, truth === 'never');
      if (rate === undefined) continue;
      count(shares, `${weeks} weeks, ${who}: ideas applied ${100 * rate} % of the time that are named`, named.has(one));
      if (chances >= ENOUGH)
        count(
          shares,
          `${weeks} weeks, ${who}: of them with ${ENOUGH} chances, applied ${100 * rate} %`,
          named.has(one),
        );
    }
  }
}

type Judged = {
  readonly student: Pick<BroughtStudent, 'kind' | 'ideas'>;
  readonly entries: BroughtStudent['entries'];
  /** The probability of each misconception that somebody thinks possible. */
  readonly probabilities: ReadonlyMap<string, number>;
};

/** What somebody thinks of a student after some weeks, beside what is true. */
export function weighedOf(weeks: number, { student, entries, probabilities }: Judged): Weighed[] {
  const had = Map.groupBy(student.ideas, ({ misconception }) => misconception);
  return [...new Set([...probabilities.keys(), ...had.keys()])].map((id) => {
    const own = had.get(id) ?? [];
    const isPast = own.every(({ until }) => until !== undefined && until < weeks);
    const isCounted = student.kind === 'ordinary' && own.every(({ until }) => until === undefined);
    return {
      ...{ weeks, probability: probabilities.get(id) ?? 0 },
      truth: own.length === 0 ? 'never' : isPast ? 'had' : 'has',
      rate: isCounted ? own[0]?.rate : undefined,
      chances: entries.filter(({ skill, chances }) => chances.includes(id) && own.some((one) => one.skill === skill))
        .length,
    };
  });
}
