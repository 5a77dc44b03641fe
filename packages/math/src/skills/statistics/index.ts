import type { Skill } from '../../types.ts';
import { buildPlotSkills } from './build-plots.ts';
import { centreSkills } from './centre.ts';
import { chanceSkills } from './chance.ts';
import { combinedMeanSkills } from './combined-mean.ts';
import { compoundProbabilitySkills } from './compound-probability.ts';
import { correlationCause } from './correlation-cause.ts';
import { dotPlotSkills } from './dot-plot.ts';
import { fillTwoWayTable } from './fill-two-way-table.ts';
import { fittedLineSkills } from './fitted-lines.ts';
import { histogramSkills } from './histogram.ts';
import { meanSkills } from './mean.ts';
import { modelMeaning } from './model-meaning.ts';
import { modelSkills } from './models.ts';
import { probabilitySkills } from './probability.ts';
import { quartileSkills } from './quartiles.ts';
import { statisticalQuestions } from './questions.ts';
import { residuals } from './residuals.ts';
import { shapeOfData } from './shape-of-data.ts';
import { spreadSkills } from './spread.ts';
import { trendLineSkills } from './trend-line.ts';
import { twoVariableSkills } from './two-variables.ts';

/** Data and chance: displays, averages, spread, probability and prediction. */
export const statisticsSkills: readonly Skill[] = [
  ...dotPlotSkills,
  ...histogramSkills,
  statisticalQuestions,
  shapeOfData,
  ...meanSkills,
  ...combinedMeanSkills,
  ...centreSkills,
  ...spreadSkills,
  ...quartileSkills,
  ...buildPlotSkills,
  ...probabilitySkills,
  ...compoundProbabilitySkills,
  ...chanceSkills,
  ...modelSkills,
  ...twoVariableSkills,
  fillTwoWayTable,
  ...trendLineSkills,
  correlationCause,
  ...fittedLineSkills,
  modelMeaning,
  residuals,
];
