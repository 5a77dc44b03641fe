import type { Skill } from '../../types.ts';
import { addLike, subtractLike } from './add-subtract-like.ts';
import { addMixed, subtractMixed } from './add-subtract-mixed.ts';
import { addUnlike, subtractUnlike } from './add-subtract-unlike.ts';
import { asDivision } from './as-division.ts';
import { compareHalf, compareSameDenominator, compareSameNumerator, compareUnlike } from './compare.ts';
import { divideFractions, divideMixed, unitByWhole, wholeByUnit } from './divide.ts';
import { drawOfQuantity } from './draw-of-quantity.ts';
import { equalParts } from './equal-parts.ts';
import { equivalent, wholeAsFraction } from './equivalent.ts';
import { halvesAndFourths } from './halves-and-fourths.ts';
import { linePlotFractionSkills } from './line-plots.ts';
import { matchEqual } from './match-equal.ts';
import { improperToMixed, mixedToImproper } from './mixed-and-improper.ts';
import { multiplyByWhole, multiplyFractions, multiplyMixed } from './multiply.ts';
import { nameShaded } from './name-shaded.ts';
import { fractionOnNumberLine } from './number-line.ts';
import { ofQuantity, unitOfSet, wholeFromPart } from './of-quantity.ts';
import { order } from './order.ts';
import { placeFraction } from './place-fraction.ts';
import { samePoint } from './same-point.ts';
import { quotientSize, scaling } from './scaling.ts';
import { simplify } from './simplify.ts';
import { unequalShaded } from './unequal-shaded.ts';
import { wordAddSubtract, wordAddSubtractLike, wordFromWhole } from './word-add-subtract.ts';
import { wordDivide, wordDivideUnit } from './word-divide.ts';
import { wordMultiply, wordMultiplyMixed, wordMultiplyWhole } from './word-multiply.ts';

/** Fraction skills, grades 2 to 6, in teaching order. */
export const fractionSkills: readonly Skill[] = [
  halvesAndFourths,
  equalParts,
  nameShaded,
  unequalShaded,
  fractionOnNumberLine,
  placeFraction,
  samePoint,
  ...linePlotFractionSkills,
  unitOfSet,
  wholeAsFraction,
  compareSameDenominator,
  compareSameNumerator,
  equivalent,
  matchEqual,
  simplify,
  compareHalf,
  compareUnlike,
  order,
  mixedToImproper,
  improperToMixed,
  addLike,
  subtractLike,
  wordAddSubtractLike,
  wordFromWhole,
  multiplyByWhole,
  wordMultiplyWhole,
  ofQuantity,
  drawOfQuantity,
  addUnlike,
  subtractUnlike,
  wordAddSubtract,
  addMixed,
  subtractMixed,
  asDivision,
  multiplyFractions,
  scaling,
  wordMultiply,
  multiplyMixed,
  wordMultiplyMixed,
  wholeByUnit,
  unitByWhole,
  wordDivideUnit,
  divideFractions,
  quotientSize,
  divideMixed,
  wordDivide,
  wholeFromPart,
];
