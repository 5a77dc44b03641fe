import { findSkill, generateProblem, type Problem } from '@lemma/math';
import type { Assignment } from '@lemma/school/assignment';
import type { CallInput, CallOutput, calls } from '@lemma/school/calls';
import { type Evidence, isAlone } from '@lemma/school/insight';
import type { Submission, WorkItem } from '@lemma/school/work';
import { practiceRule } from '../../domain/practice/today.ts';
import { labelOf } from '../../domain/work/label-of.ts';
import { problemAsked, toWorkItem } from '../../domain/work/problem.ts';
import { roundsOf } from '../../domain/work/rounds.ts';
import { requireTeacher, requireTeacherOfLeaving } from '../../platform/access.ts';
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
  return {
    ...shownOf(round),
    ...keyOf(round, rule, assignment, submission.drawnFor ?? submission.studentId),
  };
}

const shownOf = ({ prompt, math, picture, field, touch }: WorkItem) => ({
  prompt,
  ...(math !== undefined && { math }),
  ...(picture && { picture }),
  ...(field.options && { options: field.options }),
  ...(touch && { touch }),
});

/** The key as it is shown: a choice by its text. */
const shownKey = (answer: Problem['answer']): string => labelOf(answer, answer.key);

/** The problem of an answer in practice or a placement, drawn again; null where the evidence does not say from what. */
function askedAlone({ assignmentId, itemId, response = '' }: Ref, evidence: Evidence | undefined): Asked {
  const entry = Object.values(evidence?.work ?? {})
    .filter((work) => work.assignmentId === assignmentId)
    .flatMap(({ entries }) => entries)
    .findLast((one) => one.itemId === itemId && one.response.startsWith(response));
  const skill = entry && findSkill(entry.skill);
  if (entry?.seed === undefined || entry.level === undefined || skill === undefined) return null;
  const problem = generateProblem(skill, entry.level, entry.seed);
  const item = toWorkItem(practiceRule(itemId, skill.code, entry.level), { skill, problem });
  return { ...shownOf(item), key: shownKey(problem.answer) };
}

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
