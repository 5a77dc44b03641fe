import type { Skill } from '../../types.ts';
import { additionSkills } from './add-columns.ts';
import { compareSkills } from './compare-round.ts';
import { countingSkills } from './counting.ts';
import { divisionSkills } from './divide.ts';
import { factorSkills } from './factors.ts';
import { factSkills } from './facts.ts';
import { missingNumberSkills } from './missing-numbers.ts';
import { multiplicationIdeaSkills } from './multiplication-ideas.ts';
import { multiplicationSkills } from './multiply.ts';
import { orderSkills } from './order-of-operations.ts';
import { patternSkills } from './patterns.ts';
import { placeValueSkills } from './place-value.ts';
import { powerSkills } from './powers.ts';
import { additionStorySkills } from './stories-add.ts';
import { largeStorySkills } from './stories-large.ts';
import { mixedStorySkills } from './stories-mixed.ts';
import { multiplicationStorySkills } from './stories-multiply.ts';
import { subtractionSkills } from './subtract-columns.ts';

/** Skills on whole numbers, grades 1 to 6, roughly in the order in which they are learned. */
export const wholeNumberSkills: readonly Skill[] = [
  ...countingSkills,
  ...factSkills,
  ...missingNumberSkills,
  ...additionStorySkills,
  ...placeValueSkills,
  ...compareSkills,
  ...additionSkills,
  ...subtractionSkills,
  ...multiplicationIdeaSkills,
  ...multiplicationStorySkills,
  ...mixedStorySkills,
  ...largeStorySkills,
  ...multiplicationSkills,
  ...divisionSkills,
  ...orderSkills,
  ...factorSkills,
  ...patternSkills,
  ...powerSkills,
];
