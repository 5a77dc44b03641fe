import type { SkillCode } from '@lemma/math';

type Reaches = { readonly [Code in SkillCode]?: readonly [number, number, number] };

/** Adding and subtracting up to a hundred, with the largest number of a story at each of the three levels. */
export const small: Reaches = {
  'whole-numbers.add-within-20': [12, 18, 20],
  'whole-numbers.subtract-within-20': [12, 18, 20],
  'whole-numbers.add-subtract-stories': [14, 18, 20],
  'whole-numbers.add-two-digit': [60, 90, 99],
  'whole-numbers.subtract-two-digit': [60, 90, 99],
};

/** Adding and subtracting hundreds and thousands. */
export const large: Reaches = {
  'whole-numbers.add-multi-digit': [500, 900, 999],
  'whole-numbers.subtract-multi-digit': [500, 900, 999],
  'whole-numbers.large-number-stories': [900, 1600, 1900],
};

/** Facts of multiplication and division: the largest factor. */
export const facts: Reaches = {
  'whole-numbers.multiplication-facts': [6, 9, 10],
  'whole-numbers.division-facts': [6, 9, 10],
  'whole-numbers.equal-groups-stories': [5, 9, 10],
};
