import { algebraThoughts } from './algebra.ts';
import { decimalsThoughts } from './decimals.ts';
import { equationsThoughts } from './equations.ts';
import { expressionsThoughts } from './expressions.ts';
import { fractionsThoughts } from './fractions.ts';
import { functionsThoughts } from './functions.ts';
import { geometryThoughts } from './geometry.ts';
import { measurementThoughts } from './measurement.ts';
import { ratiosThoughts } from './ratios.ts';
import { statisticsThoughts } from './statistics.ts';
import { wholeThoughts } from './whole.ts';

/** What children with misconceptions think, of every domain. */
export const thoughtFrames = [
  wholeThoughts,
  measurementThoughts,
  fractionsThoughts,
  decimalsThoughts,
  ratiosThoughts,
  expressionsThoughts,
  equationsThoughts,
  geometryThoughts,
  functionsThoughts,
  statisticsThoughts,
  algebraThoughts,
];
