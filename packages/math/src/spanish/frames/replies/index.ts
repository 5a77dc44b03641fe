import { algebraReplies } from './algebra.ts';
import { decimalsReplies } from './decimals.ts';
import { equationsReplies } from './equations.ts';
import { expressionsReplies } from './expressions.ts';
import { fractionsReplies } from './fractions.ts';
import { functionsReplies } from './functions.ts';
import { geometryReplies } from './geometry.ts';
import { measurementReplies } from './measurement.ts';
import { ratiosReplies } from './ratios.ts';
import { statisticsReplies } from './statistics.ts';
import { wholeReplies } from './whole.ts';

/** Replies to ideas of every domain. */
export const replyFrames = [
  wholeReplies,
  measurementReplies,
  fractionsReplies,
  decimalsReplies,
  ratiosReplies,
  expressionsReplies,
  equationsReplies,
  geometryReplies,
  functionsReplies,
  statisticsReplies,
  algebraReplies,
];
