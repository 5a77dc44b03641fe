import { type Answer, type AnswerRef, inOrder, refOf } from './answer.ts';

/** Before any answer: one in twelve students holds a given idea of a skill that they work on. */
const PRIOR = 0.08;
/** The least posterior at which an idea is named. */
export const NAMED_FROM = 0.9;
const SUPPORT_ANSWERS = 2;
const EVIDENCE_KEPT = 4;

/** How likely an answer is under the idea, and without it: a right answer, another wrong one, or exactly the idea's. */
const UNDER = { right: 0.2, other: 0.15, shown: 0.65 } as const;
const WITHOUT = { right: 0.7, other: 0.27, shown: 0.03 } as const;

export type NamedIdea = {
  readonly id: string;
  readonly posterior: number;
  readonly chances: number;
  readonly shown: number;
  readonly lastAt: number;
  readonly evidence: readonly AnswerRef[];
};

const saysSomething = ({ mark }: Answer): boolean => mark === 'right' || mark === 'wrong' || mark === 'hinted';

/**
 * The probability that a student holds an idea, from answers to items where it could show. Each answer weighs what it is
 * likely under the idea against slip and chance (naive Bayes over diagnostic answers; VanLehn 1990, Mind Bugs, on how
 * bugs come and go; Brown & Burton 1978 on answers that no bug or more than one bug explains).
 */
export function ideaPosterior(id: string, answers: readonly Answer[]): number {
  const logOdds = answers.reduce(
    (sum, answer) => {
      if (!answer.chances.includes(id) || !saysSomething(answer)) return sum;
      const kind = answer.shown.includes(id) ? 'shown' : answer.mark === 'right' ? 'right' : 'other';
      return sum + Math.log(UNDER[kind] / WITHOUT[kind]);
    },
    Math.log(PRIOR / (1 - PRIOR)),
  );
  return 1 / (1 + Math.exp(-logOdds));
}

function weigh(id: string, answers: readonly Answer[]): NamedIdea {
  const chances = answers.filter((answer) => answer.chances.includes(id) && saysSomething(answer));
  const shown = chances.filter((answer) => answer.shown.includes(id));
  return {
    id,
    posterior: ideaPosterior(id, answers),
    chances: chances.length,
    shown: shown.length,
    lastAt: shown.at(-1)?.at ?? 0,
    evidence: shown.slice(-EVIDENCE_KEPT).map(refOf),
  };
}

const isNamed = ({ posterior, shown }: NamedIdea): boolean => shown >= SUPPORT_ANSWERS && posterior >= NAMED_FROM;

/**
 * The ideas that may be named for a student, likeliest first: two supporting answers on two items and a posterior over the
 * bound. An answer supports one idea only: what the likeliest explains is taken from the others (explaining away, Pearl 1988).
 */
export function nameIdeas(all: readonly Answer[]): NamedIdea[] {
  const answers = inOrder(all);
  const named: NamedIdea[] = [];
  let left = answers;
  for (;;) {
    const open = [...new Set(left.flatMap(({ shown }) => shown))].filter((id) => !named.some((one) => one.id === id));
    const [best] = open
      .map((id) => weigh(id, left))
      .filter(isNamed)
      .sort((one, other) => other.posterior - one.posterior || one.id.localeCompare(other.id));
    if (best === undefined) return named;
    named.push(best);
    left = left.map((answer) => (answer.shown.includes(best.id) ? { ...answer, shown: [], chances: [] } : answer));
  }
}
