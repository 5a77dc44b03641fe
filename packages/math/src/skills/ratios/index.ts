import type { Skill } from '../../types.ts';
import { bestBuy } from './best-buy.ts';
import { convertUnits } from './convert-units.ts';
import { drawShare } from './draw-share.ts';
import { fillRatioTable } from './fill-table.ts';
import { graphPoints } from './graph-points.ts';
import { ratioLanguage, shareInRatio } from './language.ts';
import { mapScale } from './map-scale.ts';
import { proportionalOrNot, scaleArea } from './not-proportional.ts';
import { rateProblems } from './rate-problems.ts';
import { fractionUnitRate, unitRate } from './rates.ts';
import { constantOfProportionality, equivalentRatios, solveProportion } from './tables.ts';

/** Ratios and rates, grades 6 and 7. */
export const ratioSkills: readonly Skill[] = [
  ratioLanguage,
  equivalentRatios,
  fillRatioTable,
  unitRate,
  bestBuy,
  rateProblems,
  shareInRatio,
  drawShare,
  convertUnits,
  solveProportion,
  constantOfProportionality,
  graphPoints,
  fractionUnitRate,
  mapScale,
  proportionalOrNot,
  scaleArea,
];
