import type { Skill } from '../../types.ts';
import { withUnits } from '../kit/whole.ts';
import { additionSkills } from './add-columns.ts';
import { additionFactSkills } from './addition-facts.ts';
import { commonMultipleSkills } from './common-multiples.ts';
import { compareSkills } from './compare-round.ts';
import { countingSkills } from './counting.ts';
import { divisionSkills } from './divide.ts';
import { factorSkills } from './factors.ts';
import { missingFactorSkills } from './missing-factor.ts';
import { missingNumberSkills } from './missing-numbers.ts';
import { multiplicationFactSkills } from './multiplication-facts.ts';
import { multiplicationMisconceptionSkills } from './multiplication-misconceptions.ts';
import { multiplicationSkills } from './multiply.ts';
import { orderSkills } from './order-of-operations.ts';
import { patternSkills } from './patterns.ts';
import { placeValueSkills } from './place-value.ts';
import { powerSkills } from './powers.ts';
import { changeStorySkills } from './stories-change.ts';
import { comparisonStorySkills } from './stories-compare.ts';
import { equalGroupSkills } from './stories-equal-groups.ts';
import { largeStorySkills } from './stories-large.ts';
import { mixedStorySkills } from './stories-mixed.ts';
import { remainderStorySkills } from './stories-remainders.ts';
import { timesAsManySkills } from './stories-times-as-many.ts';
import { twoStepStorySkills } from './stories-two-step.ts';
import { subtractionSkills } from './subtract-columns.ts';

/** Skills on whole numbers, grades 1 to 6, roughly in the order in which they are learned. */
export const wholeNumberSkills: readonly Skill[] = [
  ...countingSkills,
  ...additionFactSkills,
  ...missingNumberSkills,
  ...changeStorySkills,
  ...comparisonStorySkills,
  ...twoStepStorySkills,
  ...placeValueSkills,
  ...compareSkills,
  ...additionSkills,
  ...subtractionSkills,
  ...multiplicationMisconceptionSkills,
  ...multiplicationFactSkills,
  ...missingFactorSkills,
  ...equalGroupSkills,
  ...timesAsManySkills,
  ...mixedStorySkills,
  ...largeStorySkills,
  ...multiplicationSkills,
  ...divisionSkills,
  ...remainderStorySkills,
  ...orderSkills,
  ...factorSkills,
  ...commonMultipleSkills,
  ...patternSkills,
  ...powerSkills,
].map(withUnits);
