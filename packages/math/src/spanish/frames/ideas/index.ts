import { algebraIdeas } from './algebra.ts';
import { decimalsIdeas } from './decimals.ts';
import { equationsIdeas } from './equations.ts';
import { expressionsIdeas } from './expressions.ts';
import { fractionsIdeas } from './fractions.ts';
import { functionsIdeas } from './functions.ts';
import { geometryIdeas } from './geometry.ts';
import { measurementIdeas } from './measurement.ts';
import { ratiosIdeas } from './ratios.ts';
import { statisticsIdeas } from './statistics.ts';
import { wholeIdeas } from './whole.ts';

/** Ideas of every domain. */
export const ideaFrames = [
  wholeIdeas,
  measurementIdeas,
  fractionsIdeas,
  decimalsIdeas,
  ratiosIdeas,
  expressionsIdeas,
  equationsIdeas,
  geometryIdeas,
  functionsIdeas,
  statisticsIdeas,
  algebraIdeas,
];
