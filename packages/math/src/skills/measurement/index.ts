import type { Skill } from '../../types.ts';
import { withUnits } from '../kit/whole.ts';
import { compositeAreaSkills } from './composite-area.ts';
import { elapsedTimeSkills } from './elapsed-time.ts';
import { graphSkills } from './graphs.ts';
import { lengthSkills } from './length.ts';
import { moneySkills } from './money.ts';
import { perimeterAreaSkills } from './perimeter-area.ts';
import { measureStorySkills } from './stories.ts';
import { tellTimeSkills } from './tell-time.ts';
import { unitSkills } from './units.ts';

/** Skills on time, money, units, lengths, areas and graphs, grades 1 to 4. */
export const measurementSkills: readonly Skill[] = [
  ...tellTimeSkills,
  ...elapsedTimeSkills,
  ...moneySkills,
  ...lengthSkills,
  ...unitSkills,
  ...measureStorySkills,
  ...perimeterAreaSkills,
  ...compositeAreaSkills,
  ...graphSkills,
].map(withUnits);
