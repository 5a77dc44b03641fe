import type { calls } from '@lemma/school/calls';
import { isAlone } from '@lemma/school/insight';
import { askedAlone } from '../../domain/practice/asked-again.ts';
import { askedOf } from '../../domain/work/asked.ts';
import { requireTeacher, requireTeacherOfLeaving } from '../../platform/access.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';

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
  const evidenceOf = reader((studentId) => documents.evidence.read(studentId));
  const alone = new Set(asked.flatMap((ref) => (isAlone(ref.assignmentId) ? ref.studentId : [])));
  await Promise.all([...alone].map((studentId) => requireTeacherOfLeaving('read', studentId, caller)));
  const found = await Promise.all(
    asked.map(async (ref) => ({
      ref,
      submission: isAlone(ref.assignmentId) ? undefined : await submissionOf(`${ref.assignmentId}_${ref.studentId}`),
    })),
  );
  const classIds = new Set(found.flatMap(({ submission }) => submission?.classId ?? []));
  await Promise.all([...classIds].map((classId) => requireTeacher('read', classId, caller)));
  const questions = await Promise.all(
    found.map(async ({ ref, submission }) =>
      isAlone(ref.assignmentId)
        ? askedAlone(ref, await evidenceOf(ref.studentId))
        : askedOf(ref, submission, submission && (await assignmentOf(submission.assignmentId))),
    ),
  );
  return { questions };
};
