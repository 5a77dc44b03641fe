import type { Skill } from '../../types.ts';
import { bothSides } from './both-sides.ts';
import { combineFirst } from './combine-first.ts';
import { distribution } from './distribution.ts';
import { fractionCoefficients } from './fraction-coefficients.ts';
import { oneStepInequality, twoStepInequality } from './inequalities.ts';
import { literal } from './literal.ts';
import { missingNumber } from './missing-number.ts';
import { numberOfSolutions } from './number-of-solutions.ts';
import { oneStep } from './one-step.ts';
import { twoStep } from './two-step.ts';
import { equationWordProblems } from './word-problems.ts';
import { writeEquation } from './write-equation.ts';
import { writeInequality } from './write-inequality.ts';

/** Equations and inequalities, grades 6 to 8. */
export const equationSkills: readonly Skill[] = [
  missingNumber,
  oneStep,
  writeEquation,
  writeInequality,
  twoStep,
  combineFirst,
  distribution,
  equationWordProblems,
  oneStepInequality,
  twoStepInequality,
  bothSides,
  fractionCoefficients,
  numberOfSolutions,
  literal,
];
