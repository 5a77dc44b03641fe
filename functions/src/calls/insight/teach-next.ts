import {
  checkAnswer,
  findMisconception,
  findSkill,
  generateProblem,
  moveFits,
  type Problem,
  type Skill,
} from '@lemma/math';
import type { CallInput, CallOutput, calls } from '@lemma/school/calls';
import { labelOf } from '../../domain/work/label-of.ts';
import { requireNotStudent } from '../../platform/access.ts';
import type { Handler } from '../../platform/door.ts';

type Topic = CallInput<'teachNext'>['topics'][number];
type Advice = CallOutput<'teachNext'>['topics'][number];
type Check = NonNullable<Advice['check']>;

/** How many problems are drawn to find one that tells students with the misconception from those without. */
const MOST_TRIED = 100;

const shown = ({ prompt, math, answer }: Problem): Check => ({
  prompt,
  ...(math !== undefined && { math }),
  key: labelOf(answer, answer.key),
  inWords: answer.kind === 'choice',
});

/**
 * The first problem of the skill for which the misconception leads to another answer than the key, and with which the
 * misconception's move can be done: a balance does not hold `-2n`.
 */
export function checkFor(skill: Skill, ideaId: string): Check | undefined {
  const rule = skill.misconceptions.find(({ id }) => id === ideaId);
  if (rule === undefined) return undefined;
  const known = findMisconception(ideaId);
  for (let seed = 0; seed < MOST_TRIED; seed += 1) {
    const problem = generateProblem(skill, 1, seed);
    if (known && !moveFits(known, problem)) continue;
    const done = rule.work(problem.params);
    if (done === undefined) continue;
    const outcome = checkAnswer(problem.answer, done.answer);
    if (outcome.verdict === 'wrong' && !outcome.sameValue)
      return { ...shown(problem), mistaken: labelOf(problem.answer, done.answer) };
  }
  return undefined;
}

function misconceptionAdvice(topic: Topic): Advice | undefined {
  const idea = findMisconception(topic.id);
  const skill = findSkill(topic.skill);
  if (idea === undefined || skill === undefined) return undefined;
  const check = checkFor(skill, topic.id);
  const { name, why, move } = idea;
  return { ...topic, name, why, move, skillName: skill.name, ...(check && { check }) };
}

/** A problem of the skill to work aloud, not the one that is asked after it. */
export function exampleFor(skill: Skill, check: Check): NonNullable<Advice['example']> {
  let problem = generateProblem(skill, 1, 1);
  for (let seed = 2; seed <= MOST_TRIED && problem.prompt === check.prompt && problem.math === check.math; seed += 1)
    problem = generateProblem(skill, 1, seed);
  const { prompt, math, solution } = problem;
  const lines = solution.map(({ line, why }) => ({ line, why }));
  return { prompt, ...(math !== undefined && { math }), lines };
}

function skillAdvice(topic: Topic): Advice | undefined {
  const skill = findSkill(topic.id);
  if (skill === undefined) return undefined;
  const check = shown(generateProblem(skill, 1, 0));
  return { ...topic, name: skill.name, skillName: skill.name, check, example: exampleFor(skill, check) };
}

export const teachNext: Handler<typeof calls.teachNext> = async ({ topics }, caller) => {
  await requireNotStudent(caller);
  return {
    topics: topics.flatMap(
      (topic) => (topic.kind === 'misconception' ? misconceptionAdvice(topic) : skillAdvice(topic)) ?? [],
    ),
  };
};
