import { type Answer, countsForMastery, inOrder, observedFrom } from './answer.ts';
import { easinessFrom, type SchoolEasiness } from './easiness.ts';
import { type EasinessOf, traceStudent } from './knowledge.ts';
import { byMisconception, type Likelihoods, likelihoodsOf } from './log-evidence.ts';
import { isBroad, judge } from './name-misconceptions.ts';
import { ownWork } from './own-work.ts';
import { commonOf, type SchoolMisconceptions, SHIPPED_MISCONCEPTIONS } from './school-rates.ts';

/**
 * As how many students of whom everything is known the shipped values count, what the school says of all misconceptions
 * for each of them, and as how many names the shipped bar: they decide in a small school and hardly matter in a large one.
 */
const APPLIED = { common: 50, commonOf: 10, applied: 20, habits: 100, names: 10 } as const;
/** The part of a school's names that may be expected to be wrong. */
const WRONG = 0.04;
/** A name is always more probable than not, and 0.9 is always enough. */
const LIMITS = { least: 0.5, most: 0.9 } as const;
/** Who is named depends on the rates: both are computed in turns. */
const ROUNDS_AT_FIRST = 3;
const ROUNDS_A_NIGHT = 1;
const STEPS = 20;
/** So many answers tell how common misconceptions are; more would only take memory. */
export const MOST_ANSWERS_FOR_MISCONCEPTIONS = 100_000;

/** A student and a misconception that could have shown. `posterior` is 0 where it cannot be named. */
type Pair = { readonly id: string; readonly likelihoods: Likelihoods; readonly posterior: number };

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
const shares = (values: readonly number[]): number[] => {
  const all = sum(values);
  return values.map((one) => one / all);
};

/** The probabilities of each way to have a misconception, by how often it is applied and by habit, and not to have it. */
function waysOf({ id, likelihoods: { without, held } }: Pair, ideas: SchoolMisconceptions) {
  const most = Math.max(...without, ...held.flat());
  const common = commonOf(id, ideas);
  const ways = (logs: readonly number[], weight: number): number[] =>
    logs.map((one, index) => weight * (ideas.habits[index] ?? 0) * Math.exp(one - most));
  const none = ways(without, 1 - common);
  const some = held.map((own, row) => ways(own, common * (ideas.applied[row] ?? 0)));
  const all = sum(none) + sum(some.flat());
  return { none: none.map((one) => one / all), some: some.map((own) => own.map((one) => one / all)) };
}

/**
 * One step of expectation and maximization (Dempster, Laird & Rubin 1977), held to the shipped values, and each
 * misconception to all of them (empirical Bayes: Efron & Morris 1975).
 */
function stepFrom(pairs: readonly Pair[], before: SchoolMisconceptions): SchoolMisconceptions {
  const having = new Map<string, { students: number; have: number }>();
  const applied = SHIPPED_MISCONCEPTIONS.applied.map((one) => APPLIED.applied * one);
  const habits = SHIPPED_MISCONCEPTIONS.habits.map((one) => APPLIED.habits * one);
  for (const pair of pairs) {
    const { none, some } = waysOf(pair, before);
    const had = having.get(pair.id) ?? { students: 0, have: 0 };
    having.set(pair.id, { students: had.students + 1, have: had.have + sum(some.flat()) });
    for (const [row, parts] of some.entries()) applied[row] = (applied[row] ?? 0) + sum(parts);
    for (const parts of [none, ...some])
      for (const [index, part] of parts.entries()) habits[index] = (habits[index] ?? 0) + part;
  }
  const each = [...having];
  const common =
    (sum(each.map(([, { have }]) => have)) + APPLIED.common * SHIPPED_MISCONCEPTIONS.common) /
    (sum(each.map(([, { students }]) => students)) + APPLIED.common);
  const own = each.map(
    ([id, { students, have }]) => [id, (have + APPLIED.commonOf * common) / (students + APPLIED.commonOf)] as const,
  );
  return { ...before, common, commonOf: Object.fromEntries(own), applied: shares(applied), habits: shares(habits) };
}

/** The pairs of a student. What a misconception that is named explains says nothing of the others. */
function pairsOf(answers: readonly Answer[], easinessOf: EasinessOf): Pair[] {
  const { named, open, posteriorOf } = judge(answers, easinessOf);
  const own = ownWork(inOrder(answers), easinessOf);
  const { expectedAt } = traceStudent(observedFrom(own.filter(countsForMastery)), easinessOf);
  const apart = own.filter(({ shown }) => !named.some(({ id }) => shown.includes(id)));
  const openById = new Map(open.map((one) => [one.id, one]));
  const namedById = new Map(named.map((one) => [one.id, one]));
  const byId = byMisconception(apart);
  const ids = new Set(own.flatMap(({ chances }) => chances));
  return [...ids].map((id) => {
    const told = namedById.get(id);
    if (told !== undefined) return { id, likelihoods: told.likelihoods, posterior: told.posterior };
    const one = openById.get(id);
    if (one === undefined) return { id, likelihoods: likelihoodsOf(id, byId, expectedAt), posterior: 0 };
    return { id, likelihoods: one.likelihoods, posterior: isBroad(one) ? posteriorOf(one) : 0 };
  });
}

/**
 * The least probability from which on the names of a school are together expected to be wrong seldom enough to be
 * allowed (a false discovery rate from local ones: Efron, Tibshirani, Storey & Tusher 2001), held to the shipped one
 * where they are few.
 */
export function namedFrom(posteriors: readonly number[]): number {
  const likely = posteriors.filter((one) => one >= LIMITS.least).toSorted((one, other) => other - one);
  if (likely.length === 0) return SHIPPED_MISCONCEPTIONS.namedFrom;
  let wrong = 0;
  const enough = likely.findIndex((one, index) => {
    wrong += 1 - one;
    return wrong > WRONG * (index + 1);
  });
  const shipped = SHIPPED_MISCONCEPTIONS.namedFrom;
  // All of them may be named. One more may be as unlikely as leaves them together within what is allowed.
  if (enough === -1) return Math.max(LIMITS.least, Math.min(shipped, 1 - WRONG * (likely.length + 1) + wrong));
  const own = Math.min(LIMITS.most, likely[enough - 1] ?? LIMITS.most);
  return (likely.length * own + APPLIED.names * shipped) / (likely.length + APPLIED.names);
}

/** Every so many of the students, so that their answers are not more than are used. */
function some(students: readonly (readonly Answer[])[]): readonly (readonly Answer[])[] {
  const every = Math.ceil(sum(students.map(({ length }) => length)) / MOST_ANSWERS_FOR_MISCONCEPTIONS);
  return students.filter((_, index) => index % every === 0);
}

/**
 * How common misconceptions are at a school, how often they are applied, and from which probability on one is named,
 * continuing from the night before: what an observer who knows the school would weigh answers by. What is not a
 * student's own work is left out, so guessing and copying teach nothing.
 */
export function nightlyMisconceptions(
  students: readonly (readonly Answer[])[],
  school: SchoolEasiness,
): SchoolMisconceptions {
  const used = some(students);
  const rounds = school.ideas === undefined ? ROUNDS_AT_FIRST : ROUNDS_A_NIGHT;
  let ideas = school.ideas ?? SHIPPED_MISCONCEPTIONS;
  for (let round = 0; round < rounds; round += 1) {
    const easinessOf = easinessFrom({ ...school, ideas });
    const pairs = used.flatMap((answers) => pairsOf(answers, easinessOf));
    for (let step = 0; step < STEPS; step += 1) ideas = stepFrom(pairs, ideas);
    ideas = { ...ideas, namedFrom: namedFrom(pairs.map(({ posterior }) => posterior)) };
  }
  return ideas;
}
