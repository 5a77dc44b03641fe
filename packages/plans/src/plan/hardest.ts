import {
  createRng,
  difficultyOf,
  findSkill,
  generateProblem,
  type Problem,
  type Skill,
  type SkillCase,
} from '@lemma/math';
import { gradeOfStandard } from '../standards/standards.ts';
import { seedFrom } from './items.ts';
import { isInScope } from './scope.ts';

/** A structural case of one of the standard's skills. */
export type CasePair = { readonly skill: Skill; readonly chosen: SkillCase };

export const pairsOf = (skills: readonly Skill[]): CasePair[] =>
  skills.flatMap((skill) => skill.cases.map((chosen) => ({ skill, chosen })));

const DRAWS = 4;
/**
 * What a story adds to the difficulty of the numbers, what the last of a skill's cases adds, since they are told in
 * order, and what each other skill of the standard adds on which the skill builds.
 */
const [OF_STORY, OF_ORDER, OF_BASE] = [1.5, 2, 3];

/** The skills that one needs before this one, and before those. */
function basesOf(skill: Skill, all = new Set<string>()): Set<string> {
  for (const code of skill.prerequisites) {
    if (all.has(code)) continue;
    all.add(code);
    const base = findSkill(code);
    if (base) basesOf(base, all);
  }
  return all;
}

/** Draws of a case within the standard's numbers, the most demanding level that has some. */
function drawsOf({ skill, chosen }: CasePair, code: string): Problem[] {
  const rng = createRng(1);
  for (const level of [3, 2, 1] as const) {
    const all = Array.from({ length: DRAWS }, () => generateProblem(skill, level, seedFrom(rng), chosen.id));
    const found = all.filter((problem) => isInScope(code, problem));
    if (found.length > 0) return found;
  }
  return [];
}

function hardnessOf(pair: CasePair, all: readonly Skill[], code: string): number {
  const draws = drawsOf(pair, code);
  if (draws.length === 0) return Number.NEGATIVE_INFINITY;
  const { skill, chosen } = pair;
  const mean = draws.reduce((sum, problem) => sum + difficultyOf(problem), 0) / draws.length;
  const place = (skill.cases.indexOf(chosen) + 1) / skill.cases.length;
  const bases = basesOf(skill);
  const built = all.filter((each) => bases.has(each.code)).length;
  return mean + (skill.wordProblem === true ? OF_STORY : 0) + OF_ORDER * place + OF_BASE * built;
}

const found = new Map<string, CasePair | undefined>();

/** The skills of a standard that are not beyond its grade; all of them if there are none. */
function withinGrade(skills: readonly Skill[], code: string): readonly Skill[] {
  const grade = gradeOfStandard(code);
  const number = grade === 'K' ? 0 : grade === 'HS' ? 9 : Number(grade);
  const own = skills.filter((skill) => skill.grade <= number);
  return own.length > 0 ? own : skills;
}

/**
 * The hardest case of a standard: by the numbers and steps of its problems, the story around them, its place among the
 * cases of its skill and the skills it builds on. Always the same for a code, so it is computed once.
 */
export function hardestPair(skills: readonly Skill[], code: string): CasePair | undefined {
  if (!found.has(code)) {
    const own = withinGrade(skills, code);
    const [first, ...rest] = pairsOf(own).map((pair) => ({ pair, hardness: hardnessOf(pair, own, code) }));
    found.set(code, first && rest.reduce((best, each) => (each.hardness > best.hardness ? each : best), first).pair);
  }
  return found.get(code);
}

/** The skills whose first standard this is; all of them if there are none. */
export function ownSkills(skills: readonly Skill[], code: string): readonly Skill[] {
  const own = skills.filter(({ standards }) => standards[0]?.startsWith(code));
  return own.length > 0 ? own : skills;
}

/** A case by its name, with that of its skill where the standard has several. */
export const aboutOf = ({ skill, chosen }: CasePair, all: readonly Skill[]): string =>
  all.length === 1 ? chosen.label : `${skill.name}: ${chosen.label}`;
