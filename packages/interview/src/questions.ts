import type { Mind, WeighedMind } from './minds.ts';
import { nameOfProblem, type ProblemRef } from './problems.ts';
import { routeOf, type Table, tableFor } from './table.ts';

/**
 * A question whose answer depends on the student's mind: a problem, how it was done, why that works, or to look at it
 * again. `specific` asks about one place of the work, which a quiet student answers at once.
 */
export type Question =
  | { readonly kind: 'problem'; readonly ref: ProblemRef }
  | { readonly kind: 'how'; readonly ref: ProblemRef; readonly specific: boolean }
  | { readonly kind: 'why'; readonly ref: ProblemRef }
  | { readonly kind: 'check'; readonly ref: ProblemRef };

/** What a teacher learns from a reply, as text that differs for different replies. */
export type Outcome = string;

/** A question and the reply to it. */
export type Observation = { readonly question: Question; readonly outcome: Outcome };

/** How often a careless student slips; the calculations know it too. */
export const SLIP_RATE = 0.4;

/**
 * A worksheet was done without a teacher watching, so half of its answers may come from help or a slip. It only
 * suggests what to ask; the interview decides.
 */
export const SHEET_DOUBT = 0.5;

/** An answer that reveals nothing about the student's thinking. */
export const NOTHING_SAID: Outcome = 'nothing';

/** The outcome of a right answer: the key is the first of a table's answers. */
export const RIGHT: Outcome = 'answer 0';

export const answerOutcome = (index: number | undefined): Outcome =>
  index === undefined ? 'other' : `answer ${index}`;

export const nameOfQuestion = (question: Question): string =>
  `${question.kind}${question.kind === 'how' && question.specific ? '!' : ''} ${nameOfProblem(question.ref)}`;

/** What is known before a question: the replies so far, and whether the student is quiet. */
export type Before = { readonly seen: readonly Observation[]; readonly quiet: boolean };

const given = (ref: ProblemRef, seen: readonly Observation[]): Outcome | undefined => {
  const name = nameOfProblem(ref);
  return seen.find(({ question }) => question.kind === 'problem' && nameOfProblem(question.ref) === name)?.outcome;
};

/** How a mind explains its way through a problem: a correct way by its lines, a misconception by its reasons. */
export function toldWay(table: Table, mind: Mind): Outcome {
  const route = routeOf(table, mind.ideas);
  return route === undefined
    ? `way ${table.problem.solution.map(({ line }) => line).join(' | ')}`
    : `way ${route.steps.map(({ line, why }) => `${line} (${why})`).join(' | ')}`;
}

/**
 * How a mind explains why its way is right: by a reason, by a rule without one, or by the misconception; two are joined
 * by "+".
 */
export function toldReason(table: Table, mind: Mind): Outcome {
  if (mind.kind === 'shaky') return 'rule';
  const route = routeOf(table, mind.ideas);
  return route === undefined ? 'reason' : `idea ${route.ideas.join('+')}`;
}

/**
 * The probability of each reply of a mind. There is only one reply, except for a careless student on a new problem. The
 * probabilities add up to 1.
 */
export function replies(
  mind: Mind,
  question: Question,
  { seen, quiet }: Before,
): readonly (readonly [Outcome, number])[] {
  const name = nameOfQuestion(question);
  const again = seen.find((one) => nameOfQuestion(one.question) === name);
  // A repeated question gets the same answer, so it gives no information.
  if (again !== undefined && again.outcome !== NOTHING_SAID) return [[again.outcome, 1]];
  const table = tableFor(question.ref);
  if (question.kind === 'problem') {
    const route = routeOf(table, mind.ideas);
    if (route !== undefined) return [[answerOutcome(route.answer), 1]];
    if (mind.kind !== 'careless' || table.slips.length === 0) return [[answerOutcome(0), 1]];
    const each = SLIP_RATE / table.slips.length;
    return [[answerOutcome(0), 1 - SLIP_RATE], ...table.slips.map((index) => [answerOutcome(index), each] as const)];
  }
  if (question.kind === 'check') {
    const wrong = (given(question.ref, seen) ?? answerOutcome(0)) !== answerOutcome(0);
    return [[mind.kind === 'careless' && wrong ? 'corrected' : 'kept', 1]];
  }
  if (question.kind === 'why') return [[toldReason(table, mind), 1]];
  if (quiet && !question.specific && again === undefined) return [[NOTHING_SAID, 1]];
  return [[toldWay(table, mind), 1]];
}

/** The probability of each mind after the replies, in the order of the minds; they add up to 1. */
export type Posterior = readonly number[];

export const priorOf = (minds: readonly WeighedMind[]): Posterior => minds.map(({ prior }) => prior);

/**
 * One step of Bayes' rule. `doubt` is the share of random replies: 0 for a simulated student, whose rules are known;
 * more for a real one. If nothing known explains a reply, the probabilities stay the same.
 */
export function updated(
  minds: readonly Mind[],
  before: Posterior,
  observation: Observation,
  known: Before,
  doubt = 0,
): Posterior {
  const weighed = minds.map((mind, at) => {
    const chance = replies(mind, observation.question, known).find(([outcome]) => outcome === observation.outcome)?.[1];
    return (before[at] ?? 0) * ((1 - doubt) * (chance ?? 0) + doubt / 10);
  });
  const total = weighed.reduce((sum, weight) => sum + weight, 0);
  return total > 0 ? weighed.map((weight) => weight / total) : before;
}
