import { checkAnswer, type MathText, type Problem, type Skill, type Step, sameAs, slipAnswers } from '@lemma/math';
import { meetings } from './meetings.ts';
import { mustFind, nameOfProblem, type ProblemRef, restore } from './problems.ts';

/** What one misconception, or two together, do to one problem. `answer` is an index into the table's answers. */
export type Route = {
  readonly ideas: readonly string[];
  readonly answer: number;
  readonly text: MathText;
  readonly steps: readonly Step[];
};

/**
 * One problem under every misconception of its skill. `answers` are the different results, the key first; equal answers
 * in different forms share one index. `slips` are the careless mistakes of somebody who knows how.
 */
export type Table = {
  readonly problem: Problem;
  readonly answers: readonly MathText[];
  readonly routes: ReadonlyMap<string, Route>;
  /** Pairs of misconceptions that both affect this problem, by `nameOfTwo`. */
  readonly pairs: ReadonlyMap<string, Route>;
  readonly slips: readonly number[];
};

const MOST_SLIPS = 6;

function slipsOf({ answer }: Problem): MathText[] {
  if (answer.kind === 'choice') return (answer.options ?? []).map(({ id }) => id).filter((id) => id !== answer.key);
  const usual = slipAnswers(answer.key).filter(({ slip }) => slip === 'off-by-one' || slip === 'digits-swapped');
  return [...new Set(usual.map((slip) => slip.answer))]
    .filter((text) => checkAnswer({ ...answer, forms: [] }, text).verdict === 'wrong')
    .slice(0, MOST_SLIPS);
}

const nameOfTwo = (ideas: readonly string[]): string => ideas.toSorted().join('+');

/** Solves a problem with every misconception of its skill, and with every pair that can show on it. */
export function tableOf(skill: Skill, problem: Problem): Table {
  const answers: MathText[] = [problem.answer.key];
  const indexOf = (text: MathText): number => {
    const exact = answers.indexOf(text);
    const found = exact >= 0 ? exact : answers.findIndex((known) => sameAs(problem.answer, text)(known));
    return found >= 0 ? found : answers.push(text) - 1;
  };
  const routes = new Map<string, Route>();
  for (const { id, work } of skill.misconceptions) {
    const done = work(problem.params);
    if (done !== undefined)
      routes.set(id, { ideas: [id], answer: indexOf(done.answer), text: done.answer, steps: done.steps });
  }
  const pairs = new Map<string, Route>();
  for (const [one, { answer, text, steps }] of routes) {
    if (answer === 0) continue;
    for (const [other, met] of meetings(skill, problem, { answer: text, steps })) {
      const name = nameOfTwo([one, other]);
      if (one !== other && !pairs.has(name))
        pairs.set(name, { ideas: [one, other], answer: indexOf(met.answer), text: met.answer, steps: met.steps });
    }
  }
  const slips = [...new Set(slipsOf(problem).map(indexOf))].filter((index) => index !== 0);
  return { problem, answers, routes, pairs, slips };
}

/** The index of an answer in a table; undefined for one that no misconception and no usual slip gives. */
export function answerIndex({ problem, answers }: Table, response: MathText): number | undefined {
  if (checkAnswer({ ...problem.answer, forms: [] }, response).verdict === 'right') return 0;
  const same = sameAs(problem.answer, response);
  const found = answers.findIndex((answer) => answer === response || same(answer));
  return found < 0 ? undefined : found;
}

const cached = new Map<string, Table>();
const MOST_CACHED = 2000;

/** `tableOf` for a stored problem; the result is cached. */
export function tableFor(ref: ProblemRef): Table {
  const name = nameOfProblem(ref);
  const known = cached.get(name);
  if (known !== undefined) return known;
  const made = tableOf(mustFind(ref.skill), restore(ref));
  if (cached.size >= MOST_CACHED) cached.clear();
  cached.set(name, made);
  return made;
}

/**
 * The route of a mind with misconceptions through a problem: that of both if they show together, else the first that
 * leads to a mistake, else the first that applies. Undefined if none applies.
 */
export function routeOf({ routes, pairs }: Table, ideas: readonly string[]): Route | undefined {
  const known = ideas.map((id) => routes.get(id)).filter((route) => route !== undefined);
  return pairs.get(nameOfTwo(ideas)) ?? known.find(({ answer }) => answer !== 0) ?? known[0];
}
