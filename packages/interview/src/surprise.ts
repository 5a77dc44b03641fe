import { createRng, type Rng, type Skill, skills } from '@lemma/math';
import { type Temperament, temperaments } from '@lemma/school/interview';
import { plantablePairs } from './minds-of.ts';
import { type Hidden, scenarios } from './scenarios.ts';

/** A student to interview: the skill, what the student has in mind, and how the student speaks. */
export type Meeting = {
  readonly skill: Skill;
  readonly hidden: Hidden;
  readonly name: string;
  readonly temperament: Temperament;
};

const MOST_TRIES = 12;

/** A skill whose problems can show two misconceptions at once, with the two. */
function twoMisconceptions(rng: Rng, from: readonly Skill[]): Pick<Meeting, 'skill' | 'hidden'> | undefined {
  for (const skill of rng.shuffle(from).slice(0, MOST_TRIES)) {
    const pairs = plantablePairs(skill);
    if (pairs.length > 0) return { skill, hidden: rng.pick(pairs).ideas };
  }
  return undefined;
}

type Grades = readonly [from: number, to: number];

/** How far a grade lies outside of some grades. */
const outside = ({ grade }: Skill, [from, to]: Grades): number => Math.max(0, from - grade, grade - to);

/** The skills of these grades that have misconceptions enough, or those of the nearest grade that has any. */
function skillsNear(grades: Grades): Skill[] {
  const fit = skills.filter(({ misconceptions, read }) => misconceptions.length > 1 && read !== undefined);
  const nearest = Math.min(...fit.map((skill) => outside(skill, grades)));
  return fit.filter((skill) => outside(skill, grades) === nearest);
}

/**
 * Any student on any skill of some grades that has misconceptions: of ten, five have one misconception, two have two, and three have
 * none.
 */
export function surprise(seed: number, grades: Grades): Meeting {
  const rng = createRng(seed);
  const fit = skillsNear(grades);
  const kind = rng.int(1, 10);
  const skill = rng.pick(fit);
  const plain = kind === 1 ? 'shaky' : kind === 2 ? 'careless' : kind === 3 ? 'secure' : undefined;
  const two = kind === 4 || kind === 5 ? twoMisconceptions(rng, fit) : undefined;
  return {
    ...(two ?? { skill, hidden: plain ?? [rng.pick(skill.misconceptions).id] }),
    name: rng.pick(scenarios).student,
    temperament: rng.pick(temperaments),
  };
}
