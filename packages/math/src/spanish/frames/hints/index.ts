import { drawnHints } from '../drawn.ts';
import { algebraHints } from './algebra.ts';
import { decimalsHints } from './decimals.ts';
import { equationsHints } from './equations.ts';
import { expressionsHints } from './expressions.ts';
import { fractionsHints } from './fractions.ts';
import { functionsHints } from './functions.ts';
import { geometryHints } from './geometry.ts';
import { measurementHints } from './measurement.ts';
import { ratiosHints } from './ratios.ts';
import { statisticsHints } from './statistics.ts';
import { wholeHints } from './whole.ts';

/** Hints of every domain. */
export const hintFrames = [
  wholeHints,
  measurementHints,
  geometryHints,
  fractionsHints,
  decimalsHints,
  functionsHints,
  ratiosHints,
  expressionsHints,
  equationsHints,
  statisticsHints,
  algebraHints,
  drawnHints,
];
