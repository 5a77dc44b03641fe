import type { Skill } from '../../types.ts';
import { accuracy } from './accuracy.ts';
import { completeSquareSkills } from './complete-square.ts';
import { convertRates } from './convert-rates.ts';
import { drawHalfPlane } from './draw-half-plane.ts';
import { exponentLawSkills } from './exponent-laws.ts';
import { exponentialForms } from './exponential-forms.ts';
import { factorQuadraticsSkills } from './factor-quadratics.ts';
import { fractionalExponents } from './fractional-exponents.ts';
import { halfPlane } from './half-plane.ts';
import { inequalityAndAbsoluteSkills } from './inequalities-and-absolute.ts';
import { justifySteps } from './justify-steps.ts';
import { lineAndCurve } from './line-and-curve.ts';
import { multiplyBinomialsSkills } from './multiply-binomials.ts';
import { onTheGraph } from './on-the-graph.ts';
import { partsAsOne } from './parts-as-one.ts';
import { polynomialSumSkills } from './polynomial-sums.ts';
import { quadraticFormulaSkills } from './quadratic-formula.ts';
import { quantities } from './quantities.ts';
import { radicalSkills } from './radicals.ts';
import { solveByFactoringSkills } from './solve-by-factoring.ts';
import { systemGraph } from './system-graph.ts';
import { systemStorySkills } from './system-stories.ts';
import { systemSkills } from './systems.ts';
import { writeOneVariable } from './write-one-variable.ts';

/** First algebra: exponents, polynomials, quadratics, roots, systems, compound inequalities and absolute value. */
export const algebraSkills: readonly Skill[] = [
  ...exponentLawSkills,
  ...polynomialSumSkills,
  ...multiplyBinomialsSkills,
  ...factorQuadraticsSkills,
  ...solveByFactoringSkills,
  ...quadraticFormulaSkills,
  ...completeSquareSkills,
  ...radicalSkills,
  ...systemSkills,
  systemGraph,
  ...systemStorySkills,
  ...inequalityAndAbsoluteSkills,
  accuracy,
  convertRates,
  exponentialForms,
  fractionalExponents,
  partsAsOne,
  quantities,
  halfPlane,
  drawHalfPlane,
  justifySteps,
  lineAndCurve,
  onTheGraph,
  writeOneVariable,
];
