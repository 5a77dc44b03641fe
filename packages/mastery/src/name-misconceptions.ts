import { type Answer, type AnswerRef, inOrder, refOf } from './answer.ts';
import { logistic } from './logistic.ts';

/** The prior: one in twenty students has a given misconception of a skill that they work on. */
const PRIOR = 0.05;
/**
 * The lowest probability at which a misconception is named, and how much more likely it must be than any other that
 * explains the same answers.
 */
export const NAMED_FROM = 0.95;
const LIKELIER = NAMED_FROM / (1 - NAMED_FROM);
/** The wrong answers that a misconception needs before it is named, and how many are shown as evidence. */
const SUPPORT_ANSWERS = 2;
export const MOST_EVIDENCE = 4;

/**
 * The weight of an answer that is stored without its probability by chance, which is low. Evidence from before
 * 2026-11-22 has none.
 */
const CHANCE_UNKNOWN = 0.5;

/**
 * How often a misconception is applied when it can be, and how often a student is wrong without it. Neither is known,
 * so all values are equally likely.
 */
const APPLIED = [0.5, 0.6, 0.7, 0.8, 0.9, 0.97] as const;
const WRONG = [0.05, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 0.98] as const;
/**
 * All answers of a student to other skills together count as this many answers to the skill itself, because skills
 * differ.
 */
const LIKE_ELSEWHERE = 3;
/**
 * A student's own habits can make the misconception's answer this many times more likely than by chance; with weights.
 */
const HABITS = [
  [1, 0.75],
  [2, 0.25],
] as const;

export type NamedMisconception = {
  readonly id: string;
  readonly posterior: number;
  readonly chances: number;
  readonly shown: number;
  readonly lastAt: number;
  readonly evidence: readonly AnswerRef[];
};

/** Whether it is the student's own first try: after a hint, the answer may come from the hint. */
const saysSomething = ({ mark }: Answer): boolean => mark === 'right' || mark === 'wrong';

const byChanceOf = ({ chances, byChance }: Answer, id: string): number =>
  byChance?.[chances.indexOf(id)] ?? CHANCE_UNKNOWN;

/** The logarithm of a sum of exponentials, without overflow. */
function logSum(logs: readonly number[]): number {
  const most = Math.max(...logs);
  return most + Math.log(logs.reduce((sum, one) => sum + Math.exp(one - most), 0));
}

/**
 * The log-likelihood of the answers, if the misconception is applied at the rate `applied` and every other answer is
 * wrong at the rate `wrong`.
 */
function logLikelihood(id: string, answers: readonly Answer[], applied: number, wrong: number, habit: number): number {
  return answers.reduce((sum, answer) => {
    const without = 1 - applied;
    const like = 1 - (1 - byChanceOf(answer, id)) ** habit;
    if (answer.mark === 'right') return sum + Math.log(without * (1 - wrong));
    if (answer.shown.includes(id)) return sum + Math.log(applied + without * wrong * like);
    return sum + Math.log(without * wrong * (1 - like));
  }, 0);
}

/**
 * The logarithm of the probability of each rate in `WRONG`, given the student's other answers: a beta distribution
 * around their share of wrong ones.
 */
function wrongElsewhere(others: readonly Answer[]): number[] {
  const mean = (others.filter(({ mark }) => mark === 'wrong').length + 1) / (others.length + 2);
  const known = 2 + (LIKE_ELSEWHERE * others.length) / (others.length + LIKE_ELSEWHERE);
  const logs = WRONG.map(
    (wrong) => (mean * known - 1) * Math.log(wrong) + ((1 - mean) * known - 1) * Math.log(1 - wrong),
  );
  const all = logSum(logs);
  return logs.map((one) => one - all);
}

/**
 * The log-odds that a student has a misconception. Both sides are averaged over what is not known about the student (a
 * Bayes factor with nuisance parameters; Kass & Raftery 1995). Somebody who is often wrong is often wrong without the
 * misconception too, so the evidence is which wrong answer comes, compared with its probability by chance on that item.
 */
function logOdds(id: string, answers: readonly Answer[]): number {
  const told = answers.filter(saysSomething);
  const own = told.filter(({ chances }) => chances.includes(id));
  const weights = wrongElsewhere(told.filter(({ chances }) => !chances.includes(id)));
  const over = (applied: readonly number[]) =>
    logSum(
      applied.flatMap((often) =>
        WRONG.flatMap((wrong, index) =>
          HABITS.map(
            ([habit, weight]) =>
              Math.log(weight / applied.length) + (weights[index] ?? 0) + logLikelihood(id, own, often, wrong, habit),
          ),
        ),
      ),
    );
  return Math.log(PRIOR / (1 - PRIOR)) + over(APPLIED) - over([0]);
}

/** The probability that a student has a misconception, from answers to items in which it could show. */
export const misconceptionPosterior = (id: string, answers: readonly Answer[]): number =>
  logistic(logOdds(id, answers));

type Weighed = {
  readonly id: string;
  readonly odds: number;
  readonly own: readonly Answer[];
  readonly all: readonly Answer[];
  readonly shown: readonly Answer[];
};

function weigh(id: string, answers: readonly Answer[]): Weighed {
  const own = answers.filter((answer) => answer.chances.includes(id) && saysSomething(answer));
  return {
    id,
    odds: logOdds(id, answers),
    own,
    all: answers,
    shown: own.filter((answer) => answer.shown.includes(id)),
  };
}

const BOUND = Math.log(LIKELIER);

/**
 * Whether the evidence is broad enough: several items, several different answers, and not all of them picked from a few
 * options.
 */
function isSupported({ odds, shown }: Weighed): boolean {
  const different = new Set(shown.map(({ skill, response }) => `${skill} ${response}`));
  return (
    odds >= BOUND &&
    Math.min(shown.length, different.size) >= SUPPORT_ANSWERS &&
    shown.some(({ choice }) => choice !== true)
  );
}

/**
 * Whether a misconception is more likely than every other that explains some of the same answers, or is likely by the
 * answers that the others do not explain.
 */
function standsOut(one: Weighed, all: readonly Weighed[]): boolean {
  return all.every((other) => {
    const shared = one.shown.filter((answer) => answer.shown.includes(other.id));
    if (other.id === one.id || shared.length === 0 || one.odds - other.odds >= BOUND) return true;
    return (
      logOdds(
        one.id,
        one.all.filter((answer) => !shared.includes(answer)),
      ) >= BOUND
    );
  });
}

/**
 * The misconceptions that may be named for a student, most likely first. Each needs a probability above the limit and
 * two supporting answers that differ, one of them typed. An answer supports only one misconception: the most likely one
 * takes it from the others (explaining away, Pearl 1988). Of two that explain the same answers equally well, neither is
 * named.
 */
export function nameMisconceptions(all: readonly Answer[]): NamedMisconception[] {
  const named: NamedMisconception[] = [];
  let left = inOrder(all);
  for (;;) {
    const open = [...new Set(left.flatMap(({ shown }) => shown))].filter((id) => !named.some((one) => one.id === id));
    const weighed = open.map((id) => weigh(id, left));
    const [best] = weighed
      .filter((one) => isSupported(one) && standsOut(one, weighed))
      .sort((one, other) => other.odds - one.odds || one.id.localeCompare(other.id));
    if (best === undefined) return named;
    named.push({
      id: best.id,
      posterior: logistic(best.odds),
      chances: best.own.length,
      shown: best.shown.length,
      lastAt: best.shown.at(-1)?.at ?? 0,
      evidence: best.shown.slice(-MOST_EVIDENCE).map(refOf),
    });
    left = left.filter((answer) => !answer.shown.includes(best.id));
  }
}
