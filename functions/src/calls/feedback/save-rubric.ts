import { AppError } from '@lemma/contract';
import type { Assignment } from '@lemma/school/assignment';
import type { calls } from '@lemma/school/calls';
import { changeQuestion } from '../../domain/feedback/change-question.ts';
import type { Handler } from '../../platform/door.ts';

/** Sets a question's rubric and recomputes the points of all students who were graded by it. */
export const saveRubric: Handler<typeof calls.saveRubric> = ({ assignmentId, itemId, rubric, apply }, caller) => {
  if (new Set(rubric.items.map(({ id }) => id)).size !== rubric.items.length)
    throw new AppError('input/malformed', 'an id twice');
  const change = (assignment: Assignment): Assignment => ({
    ...assignment,
    rubrics: { ...assignment.rubrics, [itemId]: rubric },
  });
  return changeQuestion({ assignmentId, itemId, apply, action: 'rubric-saved', change }, caller);
};
