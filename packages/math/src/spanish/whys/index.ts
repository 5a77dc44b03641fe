import type { MisconceptionId } from '../../misconceptions/catalogue.ts';
import { algebraWhys } from './algebra.ts';
import { decimalWhys } from './decimals.ts';
import { equationWhys } from './equations.ts';
import { expressionWhys } from './expressions.ts';
import { fractionWhys } from './fractions.ts';
import { functionWhys } from './functions.ts';
import { geometryWhys } from './geometry.ts';
import { integerWhys } from './integers.ts';
import { measurementWhys } from './measurement.ts';
import { percentWhys } from './percent.ts';
import { ratioWhys } from './ratios.ts';
import { statisticsWhys } from './statistics.ts';
import { wholeNumberWhys } from './whole-numbers.ts';

/** Why children have a misconception, in Spanish, by id, for a teacher. */
export const whysInSpanish: Readonly<Record<string, string>> = {
  ...wholeNumberWhys,
  ...measurementWhys,
  ...fractionWhys,
  ...decimalWhys,
  ...ratioWhys,
  ...percentWhys,
  ...integerWhys,
  ...expressionWhys,
  ...equationWhys,
  ...geometryWhys,
  ...functionWhys,
  ...statisticsWhys,
  ...algebraWhys,
} satisfies Readonly<Record<MisconceptionId, string>>;
