import type { Skill } from '../../types.ts';
import { withSafeHints } from '../kit/safe-hints.ts';
import { angleKindSkills } from './angle-kinds.ts';
import { angleSumSkills } from './angle-sums.ts';
import { circleSkills } from './circles.ts';
import { coordinateSkills } from './coordinates.ts';
import { parallelLineSkills } from './parallel-lines.ts';
import { polygonAreaSkills } from './polygon-areas.ts';
import { prismSkills } from './prisms.ts';
import { pythagorasSkills } from './pythagoras.ts';
import { rectangleAreaSkills } from './rectangle-areas.ts';
import { roundSolidSkills } from './round-solids.ts';
import { scaleSkills } from './scale.ts';
import { transformationSkills } from './transformations.ts';
import { trapezoidAreaSkills } from './trapezoid-area.ts';
import { triangleAngleSkills } from './triangle-angles.ts';
import { volumeFractionSkills } from './volume-fractions.ts';

/** Angles, areas, volumes, the coordinate plane, the Pythagorean theorem, moving figures and scale. */
export const geometrySkills: readonly Skill[] = [
  ...angleKindSkills,
  ...angleSumSkills,
  ...triangleAngleSkills,
  ...parallelLineSkills,
  ...rectangleAreaSkills,
  ...polygonAreaSkills,
  ...trapezoidAreaSkills,
  ...circleSkills,
  ...prismSkills,
  ...volumeFractionSkills,
  ...roundSolidSkills,
  ...coordinateSkills,
  ...pythagorasSkills,
  ...transformationSkills,
  ...scaleSkills,
].map(withSafeHints);
