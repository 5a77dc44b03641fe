import type { Skill } from '../../types.ts';
import { compositeAreaSkills } from './composite-area.ts';
import { graphSkills } from './graphs.ts';
import { lengthSkills } from './length.ts';
import { moneySkills } from './money.ts';
import { rectangleSkills } from './perimeter-area.ts';
import { measureStorySkills } from './stories.ts';
import { timeSkills } from './time.ts';
import { unitSkills } from './units.ts';

/** Skills on time, money, units, lengths, areas and graphs, grades 1 to 4. */
export const measurementSkills: readonly Skill[] = [
  ...timeSkills,
  ...moneySkills,
  ...lengthSkills,
  ...unitSkills,
  ...measureStorySkills,
  ...rectangleSkills,
  ...compositeAreaSkills,
  ...graphSkills,
];
