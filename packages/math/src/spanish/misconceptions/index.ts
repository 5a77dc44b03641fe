import type { MisconceptionId } from '../../misconceptions/catalogue.ts';
import { algebraNames } from './algebra.ts';
import { decimalNames } from './decimals.ts';
import { equationNames } from './equations.ts';
import { expressionNames } from './expressions.ts';
import { fractionNames } from './fractions.ts';
import { functionNames } from './functions.ts';
import { geometryNames } from './geometry.ts';
import { integerNames } from './integers.ts';
import { measurementNames } from './measurement.ts';
import { percentNames } from './percent.ts';
import { ratioNames } from './ratios.ts';
import { statisticsNames } from './statistics.ts';
import { wholeNumberNames } from './whole-numbers.ts';

/** The short name of every misconception in Spanish, by id, for a teacher: "suma numeradores y denominadores". */
export const misconceptionsInSpanish: Readonly<Record<string, string>> = {
  ...wholeNumberNames,
  ...measurementNames,
  ...fractionNames,
  ...decimalNames,
  ...ratioNames,
  ...percentNames,
  ...integerNames,
  ...expressionNames,
  ...equationNames,
  ...geometryNames,
  ...functionNames,
  ...statisticsNames,
  ...algebraNames,
} satisfies Readonly<Record<MisconceptionId, string>>;
