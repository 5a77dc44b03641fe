import type { Skill } from '../../types.ts';
import { compareFunctions } from './compare-functions.ts';
import { domain } from './domain.ts';
import { drawMovedGraph } from './draw-moved-graph.ts';
import { evaluateSkills } from './evaluate.ts';
import { exponentialGraph } from './exponential-graph.ts';
import { fillRuleTable } from './fill-table.ts';
import { graphPointSkills } from './graph-points.ts';
import { growthAndRatioSkills } from './growth-and-ratio.ts';
import { inverseAndCombineSkills } from './inverse-and-combine.ts';
import { isAFunction } from './is-a-function.ts';
import { journeyGraphSkills } from './journey-graph.ts';
import { linearModelSkills } from './linear-model.ts';
import { linearOrExponentialSkills } from './linear-or-exponential.ts';
import { lineSkills } from './lines.ts';
import { parameters } from './parameters.ts';
import { proportionalOrNotSkills } from './proportional-or-not.ts';
import { quadraticStory } from './quadratic-story.ts';
import { readGraphSkills } from './read-graph.ts';
import { ruleAndPatternSkills } from './rules-and-patterns.ts';
import { sequenceSkills } from './sequences.ts';
import { slopeSkills } from './slope.ts';
import { slopeFromTableSkills } from './slope-from-table.ts';
import { slopeInterceptSkills } from './slope-intercept.ts';
import { transformPoint } from './transform-point.ts';

/** Patterns, graphs, slope, lines, function notation and growth. */
export const functionSkills: readonly Skill[] = [
  ...ruleAndPatternSkills,
  fillRuleTable,
  ...proportionalOrNotSkills,
  ...readGraphSkills,
  ...journeyGraphSkills,
  ...slopeSkills,
  ...slopeFromTableSkills,
  ...slopeInterceptSkills,
  compareFunctions,
  ...lineSkills,
  ...evaluateSkills,
  ...linearModelSkills,
  ...growthAndRatioSkills,
  ...linearOrExponentialSkills,
  domain,
  ...graphPointSkills,
  ...inverseAndCombineSkills,
  isAFunction,
  ...sequenceSkills,
  transformPoint,
  drawMovedGraph,
  exponentialGraph,
  parameters,
  quadraticStory,
];
