import { checkAnswer, findMisconception, findSkill, generateProblem, type Problem, type Skill } from '@lemma/math';
import type { CallOutput, calls, Progress } from '@lemma/school';
import type { Handler } from '../door.ts';
import { requireGuardian } from '../platform/access.ts';
import { documents } from '../platform/documents.ts';
import { seedOf } from '../work/problem.ts';

/** `code` names the skill; browsers are told its name. */
type Activity = NonNullable<CallOutput<'tryAtHome'>['activity']> & { readonly code: string };

const WEEK = 7 * 86_400_000;
const MOST_DRAWS = 20;

/** What a child with the idea would answer, where that differs from the right answer: only there the idea can show. */
function shown(skill: Skill, { params, answer }: Problem, idea: string): string | undefined {
  const work = skill.misconceptions.find(({ id }) => id === idea)?.work(params);
  return work && checkAnswer(answer, work.answer).verdict === 'wrong' ? work.answer : undefined;
}

/** A problem whose answer a second computation confirms, and which lets the idea show, where there is one. */
function verifiedProblem(skill: Skill, idea: string | undefined, seed: number): Problem | undefined {
  return Array.from({ length: MOST_DRAWS }, (_, index) => generateProblem(skill, 1, seedOf(seed, index))).find(
    (problem) =>
      problem.answer.kind !== 'choice' &&
      skill.confirms(problem.params, problem.answer.key) &&
      (idea === undefined || shown(skill, problem, idea) !== undefined),
  );
}

/** The idea that the child shows now, else the skill that stands lowest; the words are those of the idea, nothing is made up. */
export function homeActivity(progress: Progress, seed: number): Activity | undefined {
  const [idea] = progress.ideas.toSorted((one, other) => other.lastAt - one.lastAt);
  const known = idea && findMisconception(idea.id);
  const weakest = Object.entries(progress.skills).toSorted(([, one], [, other]) => one.estimate - other.estimate)[0];
  const skill = findSkill(idea?.evidence[0]?.skill ?? weakest?.[0] ?? '');
  if (!skill) return undefined;
  const problem = verifiedProblem(skill, known?.id, seed);
  if (!problem) return undefined;
  const mistaken = known && shown(skill, problem, known.id);
  return {
    code: skill.code,
    skill: skill.name,
    ...(known && { idea: known.idea, ask: known.move }),
    prompt: problem.prompt,
    ...(problem.math !== undefined && { math: problem.math }),
    ...(problem.picture !== undefined && { picture: problem.picture }),
    answer: problem.answer.key,
    ...(mistaken !== undefined && { mistaken }),
  };
}

/** One thing to try at home, the same for a week; nothing before the child's first answers. */
export const tryAtHome: Handler<typeof calls.tryAtHome> = async ({ studentId }, caller) => {
  await requireGuardian(studentId, caller);
  const progress = await documents.progress.read(studentId);
  const activity = progress && homeActivity(progress, seedOf('home', studentId, Math.floor(caller.now / WEEK)));
  return activity ? { activity } : {};
};
