import {
  checkAnswer,
  findMisconception,
  findSkill,
  generateProblem,
  misconceptions,
  moveFits,
  type Problem,
  type Skill,
} from '@lemma/math';
import { guidanceInSpanish } from '@lemma/math/spanish/guidance';
import { movesInSpanish } from '@lemma/math/spanish/moves';
import { storyInSpanish } from '@lemma/math/spanish/stories';
import { FAMILY_ACTIVITIES, FAMILY_SKILLS, type Family, type HomeActivity } from '@lemma/school/family';
import type { Progress } from '@lemma/school/insight';
import { seedOf } from '../work/problem.ts';
import { trailOf } from './trail-of.ts';

const MOST_DRAWS = 20;
/** The skills that are tried for an activity. */
const MOST_TRIED = 8;

/**
 * The answer that a child with this misconception would give, if it differs from the correct one; only such a problem
 * can reveal the misconception.
 */
function shown(skill: Skill, { params, answer }: Problem, idea: string): string | undefined {
  const work = skill.misconceptions.find(({ id }) => id === idea)?.work(params);
  return work && checkAnswer(answer, work.answer).verdict === 'wrong' ? work.answer : undefined;
}

type About = { readonly skill: Skill; readonly known?: ReturnType<typeof findMisconception> };
type Wanted = (problem: Pick<Problem, 'prompt'>, known: About['known']) => boolean;
const any: Wanted = () => true;

/** What is read out to the child, or what the child may say. */
const said = (english: string): string | undefined =>
  guidanceInSpanish(english, 'child') ?? storyInSpanish(english, (part) => guidanceInSpanish(part, 'child'));

/** All words of an activity in Spanish; undefined if one of them exists in English only. */
function inSpanish(problem: Pick<Problem, 'prompt'>, known: About['known']): HomeActivity['inSpanish'] {
  const prompt = said(problem.prompt);
  if (prompt === undefined) return undefined;
  if (known === undefined) return { prompt };
  const idea = said(known.idea);
  const ask = movesInSpanish[known.id];
  return idea === undefined || ask === undefined ? undefined : { prompt, idea, ask };
}
/** The words of a stored activity in Spanish; those from before they were stored are told now. */
export const toldInSpanish = (activity: HomeActivity): HomeActivity['inSpanish'] =>
  activity.inSpanish ??
  inSpanish(
    activity,
    misconceptions.find(({ idea }) => idea === activity.idea),
  );

const hasSpanish: Wanted = (problem, known) => inSpanish(problem, known) !== undefined;

/**
 * An activity with a problem whose answer a second computation confirms and, where a misconception is given, one that
 * reveals it and with which its move can be done; undefined if there is none.
 */
function activityFor({ skill, known }: About, seed: number, isWanted: Wanted): HomeActivity | undefined {
  const problem = Array.from({ length: MOST_DRAWS }, (_, at) => generateProblem(skill, 1, seedOf(seed, at))).find(
    (one) =>
      isWanted(one, known) &&
      one.answer.kind !== 'choice' &&
      skill.confirms(one.params, one.answer.key) &&
      (known === undefined || (moveFits(known, one) && shown(skill, one, known.id) !== undefined)),
  );
  if (!problem) return undefined;
  const spanish = inSpanish(problem, known);
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
    ...(spanish && { inSpanish: spanish }),
  };
}

/** What an activity may be about: the misconception that the child shows now, then the skills, the weakest first. */
function aboutOf({ ideas, skills }: Progress): About[] {
  const [idea] = ideas.toSorted((one, other) => other.lastAt - one.lastAt);
  const skill = findSkill(idea?.evidence[0]?.skill ?? '');
  const known = idea && findMisconception(idea.id);
  const weakest = Object.entries(skills)
    .toSorted(([, one], [, other]) => one.estimate - other.estimate)
    .flatMap(([code]) => findSkill(code) ?? []);
  return [...(skill ? [{ skill, known }] : []), ...weakest.map((each) => ({ skill: each }))].slice(0, MOST_TRIED);
}

/** The first activity that can be made. All words come from the catalogue. */
export function homeActivity(progress: Progress, seed: number, isWanted: Wanted = any): HomeActivity | undefined {
  for (const about of aboutOf(progress)) {
    const made = activityFor(about, seed, isWanted);
    if (made) return made;
  }
  return undefined;
}

/**
 * A few activities, one for each week in turn: fewer where the numbers repeat, none before the child's first answers.
 * Every second one can be read in Spanish where there is any.
 */
function activitiesOf(progress: Progress): HomeActivity[] {
  const drawn = Array.from({ length: FAMILY_ACTIVITIES }, (_, turn) => {
    const seed = seedOf('home', progress.studentId, turn);
    return (turn % 2 === 1 ? homeActivity(progress, seed, hasSpanish) : undefined) ?? homeActivity(progress, seed);
  }).flatMap((activity) => activity ?? []);
  const said = ({ prompt, math = '' }: HomeActivity) => `${prompt} ${math}`;
  return drawn.filter((one, index) => drawn.findIndex((other) => said(other) === said(one)) === index);
}

/** The part of a child's progress that the family may read, with the skills that were practiced last. */
const nameOf = (skill: string): string => findSkill(skill)?.name ?? skill;

export function familyOf(progress: Progress): Family {
  const last = Object.entries(progress.skills)
    .toSorted(([a, one], [b, other]) => other.lastAt - one.lastAt || a.localeCompare(b))
    .slice(0, FAMILY_SKILLS);
  return {
    skills: Object.fromEntries(last.map(([code, had]) => [code, { ...had, name: nameOf(code) }])),
    activities: activitiesOf(progress),
    trail: trailOf(progress),
    ...(progress.gained && { gained: progress.gained.map((gain) => ({ ...gain, name: nameOf(gain.skill) })) }),
    ...(progress.lately && { lately: progress.lately }),
  };
}
