import type { Assignment } from '@lemma/school/assignment';
import type { CallInput, CallOutput, calls } from '@lemma/school/calls';
import type { Submission, WorkItem } from '@lemma/school/work';
import { drawnKey, problemOf } from '../../domain/work/problem.ts';
import { roundsOf } from '../../domain/work/rounds.ts';
import { requireTeacher } from '../../platform/access.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';

type Ref = CallInput<'showAsked'>['asked'][number];
type Asked = CallOutput<'showAsked'>['questions'][number];

/**
 * The problem that an answer was given to: in practice until mastery the round with this answer, otherwise the current
 * problem.
 */
function problemWith({ items }: Submission, { itemId, response }: Ref): WorkItem | undefined {
  const own = items.find(({ id }) => id === itemId);
  const rounds = own ? roundsOf(own) : items.flatMap(roundsOf).filter(({ id }) => id === itemId);
  const answered = ({ attempts }: WorkItem) => attempts.some((one) => one.response.startsWith(response ?? ''));
  return (response === undefined ? undefined : rounds.findLast(answered)) ?? rounds.at(-1);
}

function askedOf(ref: Ref, submission: Submission | undefined, assignment: Assignment | undefined): Asked {
  const round = submission && problemWith(submission, ref);
  const rule = assignment?.items.find(({ id }) => round?.id === id || round?.id.startsWith(`${id}-round-`));
  if (submission === undefined || round === undefined || assignment === undefined || rule === undefined) return null;
  const { prompt, math, picture, field, touch } = round;
  return {
    prompt,
    ...(math !== undefined && { math }),
    ...(picture && { picture }),
    ...(field.options && { options: field.options }),
    ...(touch && { touch }),
    ...keyOf(rule, assignment, drawnKey(submission.drawnFor ?? submission.studentId, round)),
  };
}

/**
 * The key of a question; undefined when its skill no longer exists. The question itself is stored with the work and
 * still shown.
 */
function keyOf(rule: Assignment['items'][number], { seed }: Assignment, drawnFor: string): { key?: string } {
  try {
    const { answer } = problemOf(rule, seed, drawnFor).problem;
    return { key: answer.options?.find(({ id }) => id === answer.key)?.label ?? answer.key };
  } catch {
    return {};
  }
}

/** Caches the documents of one request, so that each is read once. */
function reader<Document>(read: (id: string) => Promise<Document | undefined>) {
  const known = new Map<string, Promise<Document | undefined>>();
  return (id: string): Promise<Document | undefined> => {
    const found = known.get(id) ?? read(id);
    known.set(id, found);
    return found;
  };
}

/** The questions behind a list of answers, with their keys and each student's own numbers. */
export const showAsked: Handler<typeof calls.showAsked> = async ({ asked }, caller) => {
  const submissionOf = reader((id) => documents.submissions.read(id));
  const assignmentOf = reader((id) => documents.assignments.read(id));
  const found = await Promise.all(
    asked.map(async (ref) => ({ ref, submission: await submissionOf(`${ref.assignmentId}_${ref.studentId}`) })),
  );
  const classIds = new Set(found.flatMap(({ submission }) => submission?.classId ?? []));
  await Promise.all([...classIds].map((classId) => requireTeacher('read', classId, caller)));
  const questions = await Promise.all(
    found.map(async ({ ref, submission }) =>
      askedOf(ref, submission, submission && (await assignmentOf(submission.assignmentId))),
    ),
  );
  return { questions };
};
