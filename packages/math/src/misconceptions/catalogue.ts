import { algebraMisconceptions } from './algebra.ts';
import type { CatalogueEntries } from './catalogue-entry.ts';
import { decimalMisconceptions } from './decimals.ts';
import { equationMisconceptions } from './equations.ts';
import { expressionMisconceptions } from './expressions.ts';
import { fractionMisconceptions } from './fractions.ts';
import { functionMisconceptions } from './functions.ts';
import { geometryMisconceptions } from './geometry.ts';
import { integerMisconceptions } from './integers.ts';
import { measurementMisconceptions } from './measurement.ts';
import { percentMisconceptions } from './percent.ts';
import { ratioMisconceptions } from './ratios.ts';
import { statisticsMisconceptions } from './statistics.ts';
import { wholeNumberMisconceptions } from './whole-numbers.ts';
import { writtenWorkMisconceptions } from './written-work.ts';

/** Every misconception in words, in the order of lists. */
export const misconceptionCatalogue = {
  ...wholeNumberMisconceptions,
  ...measurementMisconceptions,
  ...fractionMisconceptions,
  ...decimalMisconceptions,
  ...ratioMisconceptions,
  ...percentMisconceptions,
  ...integerMisconceptions,
  ...expressionMisconceptions,
  ...equationMisconceptions,
  ...geometryMisconceptions,
  ...functionMisconceptions,
  ...statisticsMisconceptions,
  ...algebraMisconceptions,
  ...writtenWorkMisconceptions,
} satisfies CatalogueEntries;

/** The id of a misconception, for example `fractions.add-across`. One that is not in the catalogue does not compile. */
export type MisconceptionId = keyof typeof misconceptionCatalogue;
