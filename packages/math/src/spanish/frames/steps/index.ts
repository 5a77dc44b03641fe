import { algebraSteps } from './algebra.ts';
import { decimalsSteps } from './decimals.ts';
import { equationsSteps } from './equations.ts';
import { expressionsSteps } from './expressions.ts';
import { fractionsSteps } from './fractions.ts';
import { functionsSteps } from './functions.ts';
import { geometrySteps } from './geometry.ts';
import { listedSteps } from './listed.ts';
import { measurementSteps } from './measurement.ts';
import { ratiosSteps } from './ratios.ts';
import { statisticsSteps } from './statistics.ts';
import { wholeSteps } from './whole.ts';

/** Reasons of worked steps of every domain. */
export const stepFrames = [
  listedSteps,
  algebraSteps,
  decimalsSteps,
  equationsSteps,
  expressionsSteps,
  fractionsSteps,
  functionsSteps,
  geometrySteps,
  measurementSteps,
  ratiosSteps,
  statisticsSteps,
  wholeSteps,
];
