import type { Skill } from '../../types.ts';
import { withSafeHints } from '../kit/safe-hints.ts';
import { addDecimals, subtractDecimals } from './add-subtract.ts';
import { compareDecimals, orderDecimals } from './compare.ts';
import { fromFraction, toFraction } from './fractions-and-decimals.ts';
import { divideByDecimal, divideByWhole, divideWholes, multiplyDecimals } from './multiply-divide.ts';
import { decimalOnLine } from './number-line.ts';
import { placeValue, readDecimalName, writeDecimal } from './place-value.ts';
import { dividePower, timesPower } from './powers-of-ten.ts';
import { productSize, quotientSize } from './product-size.ts';
import { roundDecimal } from './round.ts';
import { dollarsAndCents, shadedDecimal } from './shaded.ts';
import { measureStories, moneyStories } from './word-add-subtract.ts';
import { divisionStories, rateStories } from './word-multiply-divide.ts';

/** Decimal skills, grades 4 to 6, in teaching order. */
export const decimalSkills: readonly Skill[] = [
  shadedDecimal,
  toFraction,
  decimalOnLine,
  dollarsAndCents,
  compareDecimals,
  placeValue,
  readDecimalName,
  writeDecimal,
  orderDecimals,
  roundDecimal,
  fromFraction,
  timesPower,
  dividePower,
  addDecimals,
  subtractDecimals,
  multiplyDecimals,
  divideByWhole,
  divideWholes,
  divideByDecimal,
  productSize,
  quotientSize,
  moneyStories,
  measureStories,
  rateStories,
  divisionStories,
].map(withSafeHints);
