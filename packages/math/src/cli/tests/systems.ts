import { sameSystem } from '../../check/index.ts';
import { right, unknown, wrong } from '../verdict.ts';
import { type AnswerTest, onTrees } from './test.ts';

/** Whether two lists of equations have the same solutions. */
export const systems: AnswerTest = onTrees({}, (student, teacher) => {
  const verdict = sameSystem(student, teacher);
  return verdict === 'equal'
    ? right
    : verdict === 'unknown'
      ? unknown('could not be decided')
      : wrong('other solutions');
});
