import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { ownItem, practiceProblem } from '../../domain/practice/today.ts';
import { labelOf } from '../../domain/work/label-of.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';

/** The answer to a question of practice and how one gets there, once it takes no more answers. It writes nothing. */
export const practiceSolution: Handler<typeof calls.practiceSolution> = async ({ itemId }, caller) => {
  const own = ownItem(await documents.practice.read(caller.uid), itemId);
  const posed = practiceProblem(own);
  if (!own.item.closed || !posed) throw new AppError('data/not-found', 'not yet');
  const { answer, solution } = posed.problem;
  return { key: labelOf(answer, answer.key), steps: solution.map(({ line, why }) => ({ line, why })) };
};
