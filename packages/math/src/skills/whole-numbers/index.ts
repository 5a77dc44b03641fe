import type { Skill } from '../../types.ts';
import { withUnits } from '../kit/whole.ts';
import { addColumnsSkills } from './add-columns.ts';
import { additionFactSkills } from './addition-facts.ts';
import { commonMultipleSkills } from './common-multiples.ts';
import { compareRoundSkills } from './compare-round.ts';
import { countingSkills } from './counting.ts';
import { divideSkills } from './divide.ts';
import { drawBarSkills } from './draw-bars.ts';
import { earlyAdditionSkills } from './early-addition.ts';
import { factorSkills } from './factors.ts';
import { kindergartenAddingSkills } from './kindergarten-adding.ts';
import { kindergartenComparingSkills } from './kindergarten-comparing.ts';
import { kindergartenCountingSkills } from './kindergarten-counting.ts';
import { kindergartenPartSkills } from './kindergarten-parts.ts';
import { kindergartenSequenceSkills } from './kindergarten-sequence.ts';
import { missingFactorSkills } from './missing-factor.ts';
import { missingNumberSkills } from './missing-numbers.ts';
import { multiplicationFactSkills } from './multiplication-facts.ts';
import { multiplicationMisconceptionSkills } from './multiplication-misconceptions.ts';
import { multiplySkills } from './multiply.ts';
import { oddOrEvenSkills } from './odd-or-even.ts';
import { orderOfOperationsSkills } from './order-of-operations.ts';
import { patternSkills } from './patterns.ts';
import { placeValueSkills } from './place-value.ts';
import { powerSkills } from './powers.ts';
import { sortOddEven } from './sort-odd-even.ts';
import { changeStorySkills } from './stories-change.ts';
import { compareStoriesSkills } from './stories-compare.ts';
import { equalGroupsStoriesSkills } from './stories-equal-groups.ts';
import { largeStorySkills } from './stories-large.ts';
import { mixedStorySkills } from './stories-mixed.ts';
import { remainderStorySkills } from './stories-remainders.ts';
import { timesAsManyStoriesSkills } from './stories-times-as-many.ts';
import { twoStepStorySkills } from './stories-two-step.ts';
import { subtractColumnsSkills } from './subtract-columns.ts';
import { tensSkills } from './tens.ts';
import { withinThousandSkills } from './within-thousand.ts';
import { writeCalculationSkills } from './write-calculation.ts';

/** Skills on whole numbers, kindergarten to grade 6, roughly in the order in which they are learned. */
export const wholeNumberSkills: readonly Skill[] = [
  ...kindergartenSequenceSkills,
  ...kindergartenCountingSkills,
  ...kindergartenComparingSkills,
  ...kindergartenAddingSkills,
  ...kindergartenPartSkills,
  ...countingSkills,
  ...additionFactSkills,
  ...missingNumberSkills,
  ...earlyAdditionSkills,
  ...changeStorySkills,
  ...compareStoriesSkills,
  ...twoStepStorySkills,
  ...placeValueSkills,
  ...compareRoundSkills,
  ...addColumnsSkills,
  ...subtractColumnsSkills,
  ...tensSkills,
  ...oddOrEvenSkills,
  sortOddEven,
  ...withinThousandSkills,
  ...multiplicationMisconceptionSkills,
  ...multiplicationFactSkills,
  ...missingFactorSkills,
  ...equalGroupsStoriesSkills,
  ...timesAsManyStoriesSkills,
  ...drawBarSkills,
  ...mixedStorySkills,
  ...largeStorySkills,
  ...multiplySkills,
  ...divideSkills,
  ...remainderStorySkills,
  ...orderOfOperationsSkills,
  ...writeCalculationSkills,
  ...factorSkills,
  ...commonMultipleSkills,
  ...patternSkills,
  ...powerSkills,
].map(withUnits);
