import type { Skill } from '../../types.ts';
import { withUnits } from '../kit/whole.ts';
import { buildGraphSkills } from './build-graphs.ts';
import { compositeAreaSkills } from './composite-area.ts';
import { drawToLength } from './draw-to-length.ts';
import { earlyDataSkills } from './early-data.ts';
import { earlyLengthSkills } from './early-lengths.ts';
import { elapsedTimeSkills } from './elapsed-time.ts';
import { estimateSkills } from './estimates.ts';
import { fillConversionTable } from './fill-conversion-table.ts';
import { graphSkills } from './graphs.ts';
import { kindergartenMeasurementSkills } from './kindergarten.ts';
import { kindergartenSortingSkills } from './kindergarten-sorting.ts';
import { lengthSkills } from './length.ts';
import { linePlotSkills } from './line-plots.ts';
import { moneySkills } from './money.ts';
import { perimeterAreaSkills } from './perimeter-area.ts';
import { setClock } from './set-clock.ts';
import { measureStorySkills } from './stories.ts';
import { tellTimeSkills } from './tell-time.ts';
import { unitSkills } from './units.ts';

/** Skills on time, money, units, lengths, areas and graphs, kindergarten to grade 4. */
export const measurementSkills: readonly Skill[] = [
  ...kindergartenMeasurementSkills,
  ...kindergartenSortingSkills,
  ...tellTimeSkills,
  setClock,
  ...elapsedTimeSkills,
  ...moneySkills,
  ...earlyLengthSkills,
  ...lengthSkills,
  drawToLength,
  ...estimateSkills,
  ...unitSkills,
  fillConversionTable,
  ...measureStorySkills,
  ...perimeterAreaSkills,
  ...compositeAreaSkills,
  ...earlyDataSkills,
  ...linePlotSkills,
  ...graphSkills,
  ...buildGraphSkills,
].map(withUnits);
