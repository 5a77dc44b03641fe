import type { MisconceptionId } from '../../misconceptions/catalogue.ts';
import { algebraMoves } from './algebra.ts';
import { decimalMoves } from './decimals.ts';
import { equationMoves } from './equations.ts';
import { expressionMoves } from './expressions.ts';
import { fractionMoves } from './fractions.ts';
import { functionMoves } from './functions.ts';
import { geometryMoves } from './geometry.ts';
import { integerMoves } from './integers.ts';
import { measurementMoves } from './measurement.ts';
import { percentMoves } from './percent.ts';
import { ratioMoves } from './ratios.ts';
import { statisticsMoves } from './statistics.ts';
import { wholeNumberMoves } from './whole-numbers.ts';

/** What a teacher can do next about every misconception, in Spanish, by id: a question or a task. */
export const movesInSpanish: Readonly<Record<string, string>> = {
  ...wholeNumberMoves,
  ...measurementMoves,
  ...fractionMoves,
  ...decimalMoves,
  ...ratioMoves,
  ...percentMoves,
  ...integerMoves,
  ...expressionMoves,
  ...equationMoves,
  ...geometryMoves,
  ...functionMoves,
  ...statisticsMoves,
  ...algebraMoves,
} satisfies Readonly<Record<MisconceptionId, string>>;
