import { canonical } from '../../check/index.ts';
import { passes } from '../verdict.ts';
import { type AnswerTest, onTrees } from './test.ts';

/** Same up to order, after the named rules of identity have been used. */
export const equalWithRules: AnswerTest = onTrees({}, (student, teacher) =>
  passes(canonical(student) === canonical(teacher), 'not the same up to order'),
);
