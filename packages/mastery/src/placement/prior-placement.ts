import type { Knowledge, ObservedAnswer } from '../knowledge.ts';
import { dampingOf, knowledgeFrom } from '../knowledge.ts';
import { logistic } from '../logistic.ts';

/** What placement needs of a skill. */
export type PlacedSkill = {
  readonly code: string;
  readonly grade: number;
  readonly domain: string;
  readonly prerequisites: readonly string[];
};

/** The skills of these many grades below and above a class's grade are placed. */
export const GRADES_BELOW = 4;
export const GRADES_ABOVE = 1;

/** What is expected of students of a grade before any answer, in log-odds and their variances. All are our own. */
const EXPECTED = {
  /** Somebody in the middle of the grade, at a skill of its middle. */
  middle: 0.5,
  /** How much students of a grade differ in general, by domain, and by skill with what it builds on. */
  general: 2,
  domain: 0.5,
  skill: 1,
} as const;
/**
 * By how much skills get easier with each grade below, and how unsure that is, in two kinds of schools that are equally likely:
 * those that teach about a grade a year, and those whose grades hardly differ. The answers tell which it is. With one wide
 * variance for both, questions are spent on the grades far below.
 */
const KINDS = [
  { step: 1.2, variance: 0.05 },
  { step: 0.4, variance: 0.3 },
] as const;
/** How much of what is special to a skill goes on to those that build on it, and over how many steps. */
const PASSED_ON = 0.6;
const MOST_STEPS = 4;

/** A joint normal distribution over the log-odds of all placed skills, and how likely it is that the school is such. */
export type World = {
  readonly weight: number;
  readonly mean: Float64Array;
  /** Covariances, row by row. */
  readonly covariance: Float64Array;
};
export type Placement = { readonly skills: readonly PlacedSkill[]; readonly worlds: readonly World[] };

/** How far a skill is within its grade, 0 to 1: the length of the chain of its prerequisites in the same grade. */
function placesInGrade(skills: readonly PlacedSkill[]): ReadonlyMap<string, number> {
  const byCode = new Map(skills.map((one) => [one.code, one]));
  const depths = new Map<string, number>();
  const depthOf = (skill: PlacedSkill): number => {
    const known = depths.get(skill.code);
    if (known !== undefined) return known;
    // Set before the recursion, so that a circle in the graph would end.
    depths.set(skill.code, 0);
    const before = skill.prerequisites.map((code) => byCode.get(code)).filter((one) => one?.grade === skill.grade);
    const depth = before.reduce((most, one) => Math.max(most, one ? depthOf(one) + 1 : 0), 0);
    depths.set(skill.code, depth);
    return depth;
  };
  for (const skill of skills) depthOf(skill);
  const most = Math.max(1, ...depths.values());
  return new Map([...depths].map(([code, depth]) => [code, depth / most]));
}

/** For each skill what it builds on, itself included, with a weight that decreases with every step. */
function foundationsOf(skills: readonly PlacedSkill[]): ReadonlyMap<string, number>[] {
  const byCode = new Map(skills.map((one) => [one.code, one]));
  return skills.map((skill) => {
    const weights = new Map([[skill.code, 1]]);
    let edge: readonly string[] = [skill.code];
    for (let step = 1; step <= MOST_STEPS; step += 1) {
      edge = edge.flatMap((code) => byCode.get(code)?.prerequisites ?? []).filter((code) => !weights.has(code));
      for (const code of edge) if (byCode.has(code)) weights.set(code, PASSED_ON ** step);
    }
    const length = Math.hypot(...weights.values());
    return new Map([...weights].map(([code, weight]) => [code, weight / length]));
  });
}

/** The skills that a student of a grade is placed in. */
export const skillsAround = <S extends PlacedSkill>(all: readonly S[], grade: number): S[] =>
  all.filter((skill) => skill.grade >= grade - GRADES_BELOW && skill.grade <= grade + GRADES_ABOVE);

/**
 * What is known of a student of a grade before the first answer. Students differ in general, from domain to domain, and
 * in single skills; what is special to a skill is shared with what it builds on, so that an answer also says something
 * about its prerequisites and about what comes after it.
 */
export function priorPlacement(all: readonly PlacedSkill[], grade: number): Placement {
  const skills = skillsAround(all, grade);
  const places = placesInGrade(skills);
  const foundations = foundationsOf(skills);
  /** How many grades the skill lies before the middle of the student's grade. */
  const beforeOf = ({ code, grade: own }: PlacedSkill): number => grade - own - (places.get(code) ?? 0) + 0.5;
  const before = skills.map(beforeOf);
  const sharedBy = new Float64Array(skills.length ** 2);
  for (const [row, one] of skills.entries()) {
    for (const [column, other] of skills.entries()) {
      let shared = 0;
      for (const [code, weight] of foundations[row] ?? []) shared += weight * (foundations[column]?.get(code) ?? 0);
      const domain = one.domain === other.domain ? EXPECTED.domain : 0;
      sharedBy[row * skills.length + column] = EXPECTED.general + domain + EXPECTED.skill * shared;
    }
  }
  const worlds = KINDS.map(({ step, variance }) => ({
    weight: 1 / KINDS.length,
    mean: Float64Array.from(before, (grades) => EXPECTED.middle + step * grades),
    covariance: sharedBy.map(
      (shared, at) =>
        shared + variance * (before[Math.floor(at / skills.length)] ?? 0) * (before[at % skills.length] ?? 0),
    ),
  }));
  return { skills, worlds };
}

/** How an answer to a skill moves everything: by `step` times the covariance, and by how much variances shrink. */
export function effectOf({ mean, covariance }: World, at: number, guess: number) {
  const size = mean.length;
  const [own, variance] = [mean[at] ?? 0, covariance[at * size + at] ?? 0];
  const damping = dampingOf(variance);
  const expected = logistic(damping * own);
  const likely = guess + (1 - guess) * expected;
  const slope = ((1 - guess) * expected * (1 - expected)) / (likely * (1 - likely));
  const middle = logistic(own);
  const likelyInTheMiddle = guess + (1 - guess) * middle;
  const information = ((1 - guess) * middle * (1 - middle)) ** 2 / (likelyInTheMiddle * (1 - likelyInTheMiddle));
  return {
    /** The probability of a right answer. */
    likely,
    stepIf: (right: boolean): number => damping * slope * ((right ? 1 : 0) - likely),
    shrinking: information / (1 + variance * information),
  };
}

/** One step of an extended Kalman filter, as in `traceStudent`; the weight times the probability of the answer. */
function worldAfter(world: World, at: number, { right, guess }: ObservedAnswer): World {
  const { mean, covariance } = world;
  const size = mean.length;
  const { likely, stepIf, shrinking } = effectOf(world, at, guess);
  const row = covariance.slice(at * size, (at + 1) * size);
  const step = stepIf(right);
  return {
    weight: world.weight * (right ? likely : 1 - likely),
    mean: mean.map((one, index) => one + (row[index] ?? 0) * step),
    covariance: covariance.map(
      (one, index) => one - (row[Math.floor(index / size)] ?? 0) * (row[index % size] ?? 0) * shrinking,
    ),
  };
}

/** What is known after an answer: in each kind of school, and which kind it is. */
export function placementAfter(before: Placement, answer: ObservedAnswer): Placement {
  const at = before.skills.findIndex(({ code }) => code === answer.skill);
  if (at < 0) return before;
  const worlds = before.worlds.map((world) => worldAfter(world, at, answer));
  const all = worlds.reduce((sum, { weight }) => sum + weight, 0);
  return { skills: before.skills, worlds: worlds.map((world) => ({ ...world, weight: world.weight / all })) };
}

/** The log-odds of one skill in each kind of school. */
export const logOddsIn = ({ skills, worlds }: Placement, at: number) =>
  worlds.map(({ weight, mean, covariance }) => ({
    weight,
    mean: mean[at] ?? 0,
    variance: covariance[at * skills.length + at] ?? 0,
  }));

/** What is known of each placed skill, as of skills with answers. */
export const knowledgeIn = (placement: Placement): ReadonlyMap<string, Knowledge> =>
  new Map(
    placement.skills.map(({ code }, at) => {
      const each = logOddsIn(placement, at);
      const mean = each.reduce((sum, one) => sum + one.weight * one.mean, 0);
      const variance = each.reduce((sum, one) => sum + one.weight * (one.variance + (one.mean - mean) ** 2), 0);
      return [code, knowledgeFrom(mean, variance)];
    }),
  );
