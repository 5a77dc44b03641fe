import type { Skill } from '../../types.ts';
import { withSafeHints } from '../kit/safe-hints.ts';
import { evaluateSkills } from './evaluate.ts';
import { growthAndRatioSkills } from './growth-and-ratio.ts';
import { journeySkills } from './journey-graph.ts';
import { linearModelSkills } from './linear-model.ts';
import { growthKindSkills } from './linear-or-exponential.ts';
import { lineSkills } from './lines.ts';
import { proportionalSkills } from './proportional-or-not.ts';
import { graphSkills } from './read-graph.ts';
import { patternSkills } from './rules-and-patterns.ts';
import { slopeSkills } from './slope.ts';
import { slopeTableSkills } from './slope-from-table.ts';
import { slopeInterceptSkills } from './slope-intercept.ts';

/** Patterns, graphs, slope, lines, function notation and growth. */
export const functionSkills: readonly Skill[] = [
  ...patternSkills,
  ...proportionalSkills,
  ...graphSkills,
  ...journeySkills,
  ...slopeSkills,
  ...slopeTableSkills,
  ...slopeInterceptSkills,
  ...lineSkills,
  ...evaluateSkills,
  ...linearModelSkills,
  ...growthAndRatioSkills,
  ...growthKindSkills,
].map(withSafeHints);
