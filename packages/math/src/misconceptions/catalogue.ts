import { algebraIdeas } from './algebra.ts';
import { decimalIdeas } from './decimals.ts';
import { equationIdeas } from './equations.ts';
import { expressionIdeas } from './expressions.ts';
import { fractionIdeas } from './fractions.ts';
import { functionIdeas } from './functions.ts';
import { geometryIdeas } from './geometry.ts';
import type { Ideas } from './idea.ts';
import { integerIdeas } from './integers.ts';
import { measurementIdeas } from './measurement.ts';
import { percentIdeas } from './percent.ts';
import { ratioIdeas } from './ratios.ts';
import { statisticsIdeas } from './statistics.ts';
import { wholeNumberIdeas } from './whole-numbers.ts';
import { writtenWorkIdeas } from './written-work.ts';

/** Every idea in words, in the order in which a list shows them. */
export const ideaCatalogue = {
  ...wholeNumberIdeas,
  ...measurementIdeas,
  ...fractionIdeas,
  ...decimalIdeas,
  ...ratioIdeas,
  ...percentIdeas,
  ...integerIdeas,
  ...expressionIdeas,
  ...equationIdeas,
  ...geometryIdeas,
  ...functionIdeas,
  ...statisticsIdeas,
  ...algebraIdeas,
  ...writtenWorkIdeas,
} satisfies Ideas;

/** A named idea, for example `fractions.add-across`. One that is not in the catalogue does not compile. */
export type MisconceptionId = keyof typeof ideaCatalogue;
