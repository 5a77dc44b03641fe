import type { Skill } from '../../types.ts';
import { addDecimals, subtractDecimals } from './add-subtract.ts';
import { compareDecimals, orderDecimals } from './compare.ts';
import { decimalToFraction, fractionToDecimal } from './fractions-and-decimals.ts';
import { measureStories, moneyStories } from './money-and-measure-stories.ts';
import { divideByDecimal, divideByWhole, divideWholes, multiplyDecimals } from './multiply-divide.ts';
import { decimalOnNumberLine } from './number-line.ts';
import { placeValue, readDecimalName, writeDecimal } from './place-value.ts';
import { dividePowerOfTen, timesPowerOfTen } from './powers-of-ten.ts';
import { productSize, quotientSize } from './product-size.ts';
import { divisionStories, rateStories } from './rate-and-division-stories.ts';
import { repeatingDecimals } from './repeating.ts';
import { roundDecimal } from './round.ts';
import { dollarsAndCents, shadedDecimal } from './shaded.ts';
import { tenthsAndHundredths } from './tenths-and-hundredths.ts';

/** Decimal skills, grades 4 to 6, in teaching order. */
export const decimalSkills: readonly Skill[] = [
  shadedDecimal,
  tenthsAndHundredths,
  decimalToFraction,
  decimalOnNumberLine,
  dollarsAndCents,
  compareDecimals,
  placeValue,
  readDecimalName,
  writeDecimal,
  orderDecimals,
  roundDecimal,
  fractionToDecimal,
  repeatingDecimals,
  timesPowerOfTen,
  dividePowerOfTen,
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
];
