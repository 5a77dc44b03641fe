import type { Skill } from '../../types.ts';
import { distribute, expandCombine } from './distribute.ts';
import { equivalentExpressions } from './equivalent.ts';
import { evaluateExpression } from './evaluate.ts';
import { exponentLaws } from './exponent-laws.ts';
import { factorCommon } from './factor-common.ts';
import { estimateRoots, rationalOrIrrational } from './irrational.ts';
import { likeTerms } from './like-terms.ts';
import { matchEquivalent } from './match-equivalent.ts';
import { orderOfOperations } from './order-of-operations.ts';
import { expressionParts } from './parts.ts';
import { evaluatePowers, negativeExponents } from './powers.ts';
import { roots } from './roots.ts';
import { scientificNotation, scientificOperations } from './scientific.ts';
import { writeFromWords } from './write-from-words.ts';

/** Expressions, powers and roots, grades 6 to 8. */
export const expressionSkills: readonly Skill[] = [
  orderOfOperations,
  evaluatePowers,
  writeFromWords,
  expressionParts,
  evaluateExpression,
  likeTerms,
  distribute,
  equivalentExpressions,
  matchEquivalent,
  expandCombine,
  factorCommon,
  exponentLaws,
  negativeExponents,
  scientificNotation,
  scientificOperations,
  roots,
  rationalOrIrrational,
  estimateRoots,
];
