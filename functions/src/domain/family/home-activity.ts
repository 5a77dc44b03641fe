import { checkAnswer, findMisconception, findSkill, generateProblem, type Problem, type Skill } from '@lemma/math';
import { FAMILY_ACTIVITIES, FAMILY_SKILLS, type Family, type HomeActivity } from '@lemma/school/family';
import type { Progress } from '@lemma/school/insight';
import { seedOf } from '../work/problem.ts';
import { trailOf } from './trail-of.ts';

const MOST_DRAWS = 20;

/**
 * The answer that a child with this misconception would give, if it differs from the correct one; only such a problem
 * can reveal the misconception.
 */
function shown(skill: Skill, { params, answer }: Problem, idea: string): string | undefined {
  const work = skill.misconceptions.find(({ id }) => id === idea)?.work(params);
  return work && checkAnswer(answer, work.answer).verdict === 'wrong' ? work.answer : undefined;
}

/**
 * A problem whose answer a second computation confirms and, where a misconception is given, one that reveals it;
 * undefined if there is none.
 */
function verifiedProblem(skill: Skill, idea: string | undefined, seed: number): Problem | undefined {
  return Array.from({ length: MOST_DRAWS }, (_, index) => generateProblem(skill, 1, seedOf(seed, index))).find(
    (problem) =>
      problem.answer.kind !== 'choice' &&
      skill.confirms(problem.params, problem.answer.key) &&
      (idea === undefined || shown(skill, problem, idea) !== undefined),
  );
}

/**
 * An activity about the misconception that the child shows now, otherwise about the weakest skill. All words come from
 * the catalogue.
 */
export function homeActivity(progress: Progress, seed: number): HomeActivity | undefined {
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

/**
 * A few activities, one for each week in turn: fewer where the numbers repeat, none before the child's first answers.
 */
function activitiesOf(progress: Progress): HomeActivity[] {
  const drawn = Array.from({ length: FAMILY_ACTIVITIES }, (_, turn) =>
    homeActivity(progress, seedOf('home', progress.studentId, turn)),
  ).flatMap((activity) => activity ?? []);
  const said = ({ prompt, math = '' }: HomeActivity) => `${prompt} ${math}`;
  return drawn.filter((one, index) => drawn.findIndex((other) => said(other) === said(one)) === index);
}

/** The part of a child's progress that the family may read, with the skills that were practiced last. */
export function familyOf(progress: Progress): Family {
  const last = Object.entries(progress.skills)
    .toSorted(([a, one], [b, other]) => other.lastAt - one.lastAt || a.localeCompare(b))
    .slice(0, FAMILY_SKILLS);
  return {
    skills: Object.fromEntries(last.map(([code, had]) => [code, { ...had, name: findSkill(code)?.name ?? code }])),
    activities: activitiesOf(progress),
    trail: trailOf(progress),
  };
}
