import { checkAnswer } from '../check/index.ts';
import { generateProblem } from '../generate.ts';
import type { AnswerSpec, MathText, MisconceptionId, Problem, Skill } from '../types.ts';
import { code, inline } from './markdown.ts';

const SEEDS = [1, 2, 3, 4, 5, 6] as const;
const USUAL_LEVEL = 2;

/** The answer of one misconception to an example: a wrong one, the right one in spite of the misconception, or none. */
export type Said = { readonly id: MisconceptionId; readonly answer?: MathText; readonly right?: boolean };

export type Example = { readonly problem: Problem; readonly said: readonly Said[] };

function saidTo(skill: Skill, problem: Problem): Said[] {
  return skill.misconceptions.map(({ id, work }) => {
    const answer = work(problem.params)?.answer;
    return answer === undefined
      ? { id }
      : { id, answer, right: checkAnswer(problem.answer, answer).verdict === 'right' };
  });
}

/** How useful an example is: different wrong answers count most, then misconceptions with any wrong answer. */
function worth(said: readonly Said[]): number {
  const wrong = said.flatMap(({ answer, right }) => (answer === undefined || right === true ? [] : [answer]));
  return 100 * new Set(wrong).size + wrong.length;
}

/** The problem, among the first few seeds of every case, that shows the most misconceptions of a skill. */
export function exampleOf(skill: Skill): Example {
  const examples = SEEDS.flatMap((seed) =>
    skill.cases.map(({ id }): Example => {
      const problem = generateProblem(skill, USUAL_LEVEL, seed, id);
      return { problem, said: saidTo(skill, problem) };
    }),
  );
  const [first, ...others] = examples;
  if (first === undefined) throw new RangeError(`${skill.code} has no cases`);
  return others.reduce((best, other) => (worth(other.said) > worth(best.said) ? other : best), first);
}

/** An answer for readers: the text of an option, or mathematics with its unit. */
export function answerText(spec: AnswerSpec, answer: MathText): string {
  const option = spec.options?.find(({ id }) => id === answer);
  return option === undefined ? code(answer) : inline(option.label);
}
