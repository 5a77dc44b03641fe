import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import type { WorkItem } from '@lemma/school/work';
import { itemOf, readOwn } from '../../domain/work/submission.ts';
import { twinOfAsked } from '../../domain/work/twin.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';

const maySee = ({ closed, hintCount, hints, attempts }: WorkItem): boolean =>
  closed || (hintCount > 0 && (hints.length >= hintCount || attempts.some(({ verdict }) => verdict === 'wrong')));

/** The last help after the hints: how a similar problem with other numbers is solved. It writes nothing. */
export const showTwin: Handler<typeof calls.showTwin> = async ({ submissionId, itemId }, caller) => {
  const submission = await readOwn(submissionId, caller.uid);
  const assignment = await mustRead(documents.assignments, submission.assignmentId);
  const item = itemOf(submission.items, itemId);
  if (!maySee(item)) throw new AppError('data/not-found', 'not yet');
  const twin = twinOfAsked(item, assignment, submission);
  if (twin === undefined) throw new AppError('data/not-found', 'no other numbers');
  return {
    prompt: twin.prompt,
    ...(twin.math !== undefined && { math: twin.math }),
    ...(twin.picture !== undefined && { picture: twin.picture }),
    steps: twin.solution.map(({ line, why }) => ({ line, why })),
  };
};
