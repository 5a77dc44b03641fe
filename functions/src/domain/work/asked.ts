import type { Problem } from '@lemma/math';
import type { Assignment } from '@lemma/school/assignment';
import type { CallInput, CallOutput } from '@lemma/school/calls';
import type { Submission, WorkItem } from '@lemma/school/work';
import { labelOf } from './label-of.ts';
import { problemAsked } from './problem.ts';
import { roundsOf } from './rounds.ts';

/** An answer, which identifies the question that it was given to. */
export type AskedRef = CallInput<'showAsked'>['asked'][number];
/** The question with the student's own numbers and, where it is known, the key; null: it can't be told any more. */
export type Asked = CallOutput<'showAsked'>['questions'][number];

/**
 * The problem that an answer was given to: in practice until mastery the round with this answer, otherwise the current
 * problem.
 */
function problemWith(
  { items }: Submission,
  { itemId, response }: Pick<AskedRef, 'itemId' | 'response'>,
): WorkItem | undefined {
  const own = items.find(({ id }) => id === itemId);
  const rounds = own ? roundsOf(own) : items.flatMap(roundsOf).filter(({ id }) => id === itemId);
  const answered = ({ attempts }: WorkItem) => attempts.some((one) => one.response.startsWith(response ?? ''));
  return (response === undefined ? undefined : rounds.findLast(answered)) ?? rounds.at(-1);
}

/** The question of an answer in an assignment. */
export function askedOf(
  ref: Pick<AskedRef, 'itemId' | 'response'>,
  submission: Submission | undefined,
  assignment: Assignment | undefined,
): Asked {
  const round = submission && problemWith(submission, ref);
  const rule = assignment?.items.find(({ id }) => round?.id === id || round?.id.startsWith(`${id}-round-`));
  if (submission === undefined || round === undefined || assignment === undefined || rule === undefined) return null;
  return {
    ...shownOf(round),
    ...keyOf(round, rule, assignment, submission.drawnFor ?? submission.studentId),
  };
}

/** A question as it is shown to a teacher. */
export const shownOf = ({ prompt, math, picture, field, touch }: WorkItem) => ({
  prompt,
  ...(math !== undefined && { math }),
  ...(picture && { picture }),
  ...(field.options && { options: field.options }),
  ...(touch && { touch }),
});

/** The key as it is shown: a choice by its text. */
export const shownKey = (answer: Problem['answer']): string => labelOf(answer, answer.key);

/**
 * The key of a question; undefined when its skill no longer exists, or draws another problem by now. The question itself
 * is stored with the work and still shown.
 */
function keyOf(
  asked: WorkItem,
  rule: Assignment['items'][number],
  { seed }: Assignment,
  studentId: string,
): { key?: string } {
  try {
    const { problem, isOther } = problemAsked(asked, rule, seed, studentId);
    return isOther ? {} : { key: shownKey(problem.answer) };
  } catch {
    return {};
  }
}
