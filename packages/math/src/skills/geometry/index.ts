import type { Skill } from '../../types.ts';
import { angleKindSkills } from './angle-kinds.ts';
import { angleSumSkills } from './angle-sums.ts';
import { areaOfSquares } from './area-of-squares.ts';
import { circleSkills } from './circles.ts';
import { coordinateSkills } from './coordinates.ts';
import { earlyShapeSkills } from './early-shapes.ts';
import { kindergartenBuildingSkills } from './kindergarten-building.ts';
import { kindergartenJoiningSkills } from './kindergarten-joining.ts';
import { kindergartenNamingSkills } from './kindergarten-naming.ts';
import { kindergartenPlaceSkills } from './kindergarten-places.ts';
import { labelAngles } from './label-angles.ts';
import { labelCircle } from './label-circle.ts';
import { labelParallelAngles } from './label-parallel-angles.ts';
import { labelRightTriangle } from './label-right-triangle.ts';
import { linesAndSymmetrySkills } from './lines-and-symmetry.ts';
import { moveFigure } from './move-figure.ts';
import { parallelLineSkills } from './parallel-lines.ts';
import { plotPointSkills } from './plot-point.ts';
import { polygonAreaSkills } from './polygon-areas.ts';
import { prismSkills } from './prisms.ts';
import { readProtractor } from './protractor.ts';
import { pythagorasSkills } from './pythagoras.ts';
import { rectangleAreaSkills } from './rectangle-areas.ts';
import { rigidMotionSkills } from './rigid-motions.ts';
import { roundSolidSkills } from './round-solids.ts';
import { scaleSkills } from './scale.ts';
import { shapeFamilySkills } from './shape-families.ts';
import { sidesAndRowsSkills } from './sides-and-rows.ts';
import { slices } from './slices.ts';
import { sortShapes } from './sort-shapes.ts';
import { transformationSkills } from './transformations.ts';
import { trapezoidAreaSkills } from './trapezoid-area.ts';
import { triangleAngleSkills } from './triangle-angles.ts';
import { triangleConditions } from './triangle-conditions.ts';
import { twoBoxes } from './two-boxes.ts';
import { volumeFractionSkills } from './volume-fractions.ts';

/** Angles, areas, volumes, the coordinate plane, the Pythagorean theorem, moving figures and scale. */
export const geometrySkills: readonly Skill[] = [
  ...kindergartenNamingSkills,
  ...kindergartenBuildingSkills,
  ...kindergartenPlaceSkills,
  ...kindergartenJoiningSkills,
  sortShapes,
  ...earlyShapeSkills,
  ...sidesAndRowsSkills,
  areaOfSquares,
  ...shapeFamilySkills,
  ...linesAndSymmetrySkills,
  readProtractor,
  twoBoxes,
  ...angleKindSkills,
  ...angleSumSkills,
  ...triangleAngleSkills,
  ...parallelLineSkills,
  labelAngles,
  labelCircle,
  labelParallelAngles,
  labelRightTriangle,
  ...rectangleAreaSkills,
  ...polygonAreaSkills,
  ...trapezoidAreaSkills,
  ...circleSkills,
  ...prismSkills,
  ...volumeFractionSkills,
  ...roundSolidSkills,
  ...coordinateSkills,
  ...plotPointSkills,
  ...pythagorasSkills,
  ...transformationSkills,
  ...scaleSkills,
  triangleConditions,
  slices,
  ...rigidMotionSkills,
  moveFigure,
];
