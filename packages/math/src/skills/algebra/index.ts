import type { Skill } from '../../types.ts';
import { withSafeHints } from '../kit/safe-hints.ts';
import { completeSquareSkills } from './complete-square.ts';
import { exponentSkills } from './exponent-laws.ts';
import { factorSkills } from './factor-quadratics.ts';
import { inequalitySkills } from './inequalities-and-absolute.ts';
import { productSkills } from './multiply-binomials.ts';
import { polynomialSumSkills } from './polynomial-sums.ts';
import { formulaSkills } from './quadratic-formula.ts';
import { radicalSkills } from './radicals.ts';
import { solveSkills } from './solve-by-factoring.ts';
import { systemStorySkills } from './system-stories.ts';
import { systemSkills } from './systems.ts';

/** First algebra: exponents, polynomials, quadratics, roots, systems, compound inequalities and absolute value. */
export const algebraSkills: readonly Skill[] = [
  ...exponentSkills,
  ...polynomialSumSkills,
  ...productSkills,
  ...factorSkills,
  ...solveSkills,
  ...formulaSkills,
  ...completeSquareSkills,
  ...radicalSkills,
  ...systemSkills,
  ...systemStorySkills,
  ...inequalitySkills,
].map(withSafeHints);
