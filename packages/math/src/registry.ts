import { misconceptionCatalogue } from './misconceptions/catalogue.ts';
import { listed } from './misconceptions/listed.ts';
import { algebraSkills } from './skills/algebra/index.ts';
import { decimalSkills } from './skills/decimals/index.ts';
import { equationSkills } from './skills/equations/index.ts';
import { expressionSkills } from './skills/expressions/index.ts';
import { fractionSkills } from './skills/fractions/index.ts';
import { functionSkills } from './skills/functions/index.ts';
import { geometrySkills } from './skills/geometry/index.ts';
import { integerSkills } from './skills/integers/index.ts';
import { measurementSkills } from './skills/measurement/index.ts';
import { percentSkills } from './skills/percent/index.ts';
import { ratioSkills } from './skills/ratios/index.ts';
import { statisticsSkills } from './skills/statistics/index.ts';
import { wholeNumberSkills } from './skills/whole-numbers/index.ts';
import type { Misconception, Skill } from './types.ts';

/** Every skill, in the order of the curriculum: by grade, then in the order of the code. */
export const skills: readonly Skill[] = [
  ...wholeNumberSkills,
  ...measurementSkills,
  ...fractionSkills,
  ...decimalSkills,
  ...ratioSkills,
  ...percentSkills,
  ...integerSkills,
  ...expressionSkills,
  ...equationSkills,
  ...geometrySkills,
  ...functionSkills,
  ...statisticsSkills,
  ...algebraSkills,
].toSorted((one, other) => one.grade - other.grade);

/** Every misconception in words. */
export const misconceptions: readonly Misconception[] = listed(misconceptionCatalogue);

const skillByCode = new Map<string, Skill>(skills.map((skill) => [skill.code, skill]));
const misconceptionById = new Map<string, Misconception>(misconceptions.map((idea) => [idea.id, idea]));

export const findSkill = (code: string): Skill | undefined => skillByCode.get(code);
export const findMisconception = (id: string): Misconception | undefined => misconceptionById.get(id);
