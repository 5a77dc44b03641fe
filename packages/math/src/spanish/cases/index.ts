import type { SkillCode } from '../../skills/skill-codes.ts';
import { algebraCases } from './algebra.ts';
import { decimalCases } from './decimals.ts';
import { equationCases } from './equations.ts';
import { expressionCases } from './expressions.ts';
import { fractionCases } from './fractions.ts';
import { functionCases } from './functions.ts';
import { geometryCases } from './geometry.ts';
import { integerCases } from './integers.ts';
import { measurementCases } from './measurement.ts';
import { percentCases } from './percent.ts';
import { ratioCases } from './ratios.ts';
import { statisticsCases } from './statistics.ts';
import { wholeNumberCases } from './whole-numbers.ts';

/** The labels of the cases of every skill in Spanish, by the code of the skill and the id of the case. */
export const casesInSpanish: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...wholeNumberCases,
  ...measurementCases,
  ...geometryCases,
  ...fractionCases,
  ...decimalCases,
  ...functionCases,
  ...ratioCases,
  ...percentCases,
  ...integerCases,
  ...expressionCases,
  ...equationCases,
  ...statisticsCases,
  ...algebraCases,
} satisfies Readonly<Record<SkillCode, unknown>>;
