import type { Skill } from '../../types.ts';
import { absoluteValue } from './absolute-value.ts';
import { addIntegers } from './add.ts';
import { compareIntegers, orderIntegers } from './compare.ts';
import { multiplyDivideIntegers } from './multiply-divide.ts';
import { oppositeNumber } from './opposite.ts';
import { oppositeChanges } from './opposite-changes.ts';
import { quadrants } from './quadrants.ts';
import { rationalOperations } from './rational-operations.ts';
import { subtractIntegers } from './subtract.ts';
import { integerWordProblems } from './word-problems.ts';

/** Positive and negative numbers, grades 6 and 7. */
export const integerSkills: readonly Skill[] = [
  compareIntegers,
  orderIntegers,
  oppositeNumber,
  absoluteValue,
  quadrants,
  oppositeChanges,
  addIntegers,
  subtractIntegers,
  multiplyDivideIntegers,
  rationalOperations,
  integerWordProblems,
];
