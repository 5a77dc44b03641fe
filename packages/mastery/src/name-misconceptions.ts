import { type Answer, type AnswerRef, inOrder, refOf } from './answer.ts';

/** Before any answer: one in twenty students holds a given idea of a skill that they work on. */
const PRIOR = 0.05;
/** The least posterior at which an idea is named, and how much likelier than any other that explains the same answers. */
export const NAMED_FROM = 0.95;
const LIKELIER = NAMED_FROM / (1 - NAMED_FROM);
/** Wrong answers that an idea needs before it is named, and answers that are shown for it. */
const SUPPORT_ANSWERS = 2;
export const MOST_EVIDENCE = 4;

/**
 * The weight of an answer that is stored without its chance: little. Evidence from before 2026-11-22 has no chances.
 */
const CHANCE_UNKNOWN = 0.5;

/** How often an idea is applied where it can be, and how often a student is wrong without it: neither is known, so all are weighed alike. */
const APPLIED = [0.5, 0.6, 0.7, 0.8, 0.9, 0.97] as const;
const WRONG = [0.05, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 0.98] as const;
/**
 * All of a student's answers to other skills together count like this many answers to the skill itself, since skills
 * differ.
 */
const LIKE_ELSEWHERE = 3;
/** How many times likelier than by chance a student's own habits make the idea's answer, with weights. */
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

/** A first try of the student's own: after a hint it may be the hint's. */
const saysSomething = ({ mark }: Answer): boolean => mark === 'right' || mark === 'wrong';

const byChanceOf = ({ chances, byChance }: Answer, id: string): number =>
  byChance?.[chances.indexOf(id)] ?? CHANCE_UNKNOWN;

/** log of the sum of the exponentials, without leaving the range of numbers. */
function logSum(logs: readonly number[]): number {
  const most = Math.max(...logs);
  return most + Math.log(logs.reduce((sum, one) => sum + Math.exp(one - most), 0));
}

/** The log-likelihood of the answers when the idea is applied with `applied`, and every other answer is wrong with `wrong`. */
function logLikelihood(id: string, answers: readonly Answer[], applied: number, wrong: number, habit: number): number {
  return answers.reduce((sum, answer) => {
    const without = 1 - applied;
    const like = 1 - (1 - byChanceOf(answer, id)) ** habit;
    if (answer.mark === 'right') return sum + Math.log(without * (1 - wrong));
    if (answer.shown.includes(id)) return sum + Math.log(applied + without * wrong * like);
    return sum + Math.log(without * wrong * (1 - like));
  }, 0);
}

/** How likely each share of `WRONG` is after a student's other answers: a beta around their share of wrong ones, as logs. */
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
 * The log-odds that a student holds an idea. Both sides are averaged over what is not known of the student (a Bayes factor with
 * nuisance parameters; Kass & Raftery 1995): somebody who is often wrong is often wrong without the idea too, so that what tells is
 * which wrong answer comes, beside how likely it is by chance on that very item.
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

/** The probability that a student holds an idea, from answers to items where it could show. */
export const misconceptionPosterior = (id: string, answers: readonly Answer[]): number =>
  1 / (1 + Math.exp(-logOdds(id, answers)));

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

/** Several items, several different answers, and not all of them picked from a few options. */
function isSupported({ odds, shown }: Weighed): boolean {
  const different = new Set(shown.map(({ skill, response }) => `${skill} ${response}`));
  return (
    odds >= BOUND &&
    Math.min(shown.length, different.size) >= SUPPORT_ANSWERS &&
    shown.some(({ choice }) => choice !== true)
  );
}

/** Likelier than every idea that explains some of the same answers, or likely by the answers that those do not explain. */
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
 * The ideas that may be named for a student, likeliest first: a posterior over the bound, two supporting answers that differ, one
 * of them typed. An answer supports one idea only: what the likeliest explains is taken from the others (explaining away, Pearl
 * 1988), and of two that explain the same answers as well, neither is named.
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
      posterior: 1 / (1 + Math.exp(-best.odds)),
      chances: best.own.length,
      shown: best.shown.length,
      lastAt: best.shown.at(-1)?.at ?? 0,
      evidence: best.shown.slice(-MOST_EVIDENCE).map(refOf),
    });
    left = left.filter((answer) => !answer.shown.includes(best.id));
  }
}
