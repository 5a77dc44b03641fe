import type { Skill } from '../../types.ts';
import { findPercentChange, percentChangeResult } from './change.ts';
import { discountTaxTip, reverseChange } from './discount-tax-tip.ts';
import { findPercent } from './find-percent.ts';
import { findWhole } from './find-whole.ts';
import { percentError, simpleInterest } from './interest-error.ts';
import { percentOfNumber } from './of-number.ts';
import { percentPartLeft } from './part-left.ts';
import { percentFromFractionDecimal, percentToFractionDecimal } from './percent-fraction-decimal.ts';

/** Percent, grades 6 and 7. */
export const percentSkills: readonly Skill[] = [
  percentToFractionDecimal,
  percentFromFractionDecimal,
  percentOfNumber,
  findPercent,
  findWhole,
  percentPartLeft,
  percentChangeResult,
  findPercentChange,
  discountTaxTip,
  reverseChange,
  simpleInterest,
  percentError,
];
