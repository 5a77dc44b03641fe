import { AppError } from '@lemma/contract';
import type { Assignment, Stretch } from '@lemma/school/assignment';
import { MOST_PAGES, MOST_WORKS_OF_A_FILE, type Page } from '@lemma/school/files';
import type { Student } from '@lemma/school/people';
import {
  type HandIn,
  MOST_HAND_INS,
  type Submission,
  submissionIdOf,
  timeEndsAt,
  type WorkItem,
  workAfter,
} from '@lemma/school/work';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { audit } from '../../platform/audit.ts';
import { documents } from '../../platform/documents.ts';
import { creditOf, resultsAreOut } from './judged.ts';
import {
  drawnNow,
  isOverTime,
  lacksItems,
  newSubmission,
  requireOpen,
  standingOf,
  writeSubmission,
} from './submission.ts';

export type Pages = readonly Omit<Page, 'name' | 'type' | 'size'>[];

/** The chosen pages, which must be the caller's own files. It reads, so call it before any write of the transaction. */
export async function ownPages(tx: Transaction, chosen: Pages, uid: string): Promise<Page[]> {
  const ids = [...new Set(chosen.map(({ fileId }) => fileId))];
  const snapshots = await tx.getAll(...ids.map((id) => documents.files.ref(id)));
  const files = new Map(snapshots.map((snapshot) => [snapshot.id, documents.files.parse(snapshot)]));
  const pages = ids.reduce((sum, id) => sum + (files.get(id)?.pages ?? 1), 0);
  if (pages > MOST_PAGES) throw new AppError('file/too-many-pages', `${pages}`);
  return chosen.map(({ fileId, turn, questions }) => {
    const file = files.get(fileId);
    if (file?.uid !== uid || file.voice) throw new AppError('auth/forbidden', `file ${fileId}`);
    if (file.handedIn.length >= MOST_WORKS_OF_A_FILE) throw new AppError('data/too-large', `works of file ${fileId}`);
    const shown = questions && questions.length > 0 ? { questions: [...questions].sort((a, b) => a - b) } : {};
    return { fileId, name: file.name, type: file.type, size: file.size, turn, ...shown };
  });
}

/**
 * The items with credit for what an adult typed for the child: correct answers earn their points until the child
 * answers correctly. The child's own answers, tries and drafts stay unchanged.
 */
function withCredit(submission: Submission, assignment: Assignment, { id, answers = [], at }: NewHandIn): WorkItem[] {
  const out = resultsAreOut(assignment, submission, at);
  return submission.items.map((item) => {
    const typed = answers.find(({ itemId }) => itemId === item.id);
    if (typed === undefined || item.solved) return item;
    const credit = { response: typed.response, handInId: id };
    if (!out) return { ...item, credit };
    const score = creditOf(item, assignment, submission, typed.response);
    return { ...item, credit: { ...credit, score }, score: item.grade?.score ?? score };
  });
}

type Work = {
  readonly submission: Submission;
  readonly assignment: Assignment;
  /** Whether the student has seen the questions. */
  readonly begun: boolean;
};
type NewHandIn = Omit<HandIn, 'late'>;

/**
 * The student's work, or the new work it would begin with; nothing is written. Work that was excused before it was begun,
 * and is to be done after all, has its questions from now on.
 */
export async function workOf(
  tx: Transaction,
  assignment: Assignment,
  { id, access }: Pick<Student, 'id' | 'access'>,
  now: number,
): Promise<Work> {
  const stored = await documents.submissions.read(submissionIdOf(assignment.id, id), tx);
  if (stored && !lacksItems(stored)) return { assignment, submission: stored, begun: true };
  const submission = stored
    ? { ...stored, ...drawnNow(assignment, id, now, access) }
    : { ...newSubmission(assignment, id, now, access), revision: 0 };
  return { assignment, submission, begun: false };
}

/**
 * The hand-in with this id, if the same person already made it. @throws AppError `data/conflict` when somebody else
 * did.
 */
export function earlierHandIn({ submission }: Work, handInId: string, uid: string): HandIn | undefined {
  const earlier = submission.handIns.find((one) => one.id === handInId);
  if (earlier && earlier.uid !== uid) throw new AppError('data/conflict', handInId);
  return earlier;
}

/**
 * Why nobody may type answers for the student now, by the assignment's time limit: it runs from when the student begins,
 * whoever types. Undefined: they may.
 */
export function typingRefused({ submission, begun }: Work, now: number): 'not-begun' | 'over' | undefined {
  if (timeEndsAt(submission) === undefined) return undefined;
  if (!begun) return 'not-begun';
  return isOverTime(submission, now) ? 'over' : undefined;
}

/** @throws AppError unless the work takes another hand-in now. */
export function requireTakes({ submission, assignment }: Omit<Work, 'begun'>, now: number): Stretch {
  const stretch = requireOpen(assignment, submission, now);
  if (submission.handIns.length >= MOST_HAND_INS) throw new AppError('data/too-large', 'hand-ins');
  if (submission.state === 'returned' || submission.state === 'excused')
    throw new AppError('work/closed', submission.id);
  return stretch;
}

/**
 * Adds a hand-in. Students, parents and teachers follow the same rules of due dates and lateness. Open work becomes
 * submitted.
 */
export function addHandIn(tx: Transaction, { submission, assignment }: Work, made: NewHandIn): HandIn {
  const stretch = requireTakes({ submission, assignment }, made.at);
  const standing = standingOf(submission, stretch);
  const handIn = { ...made, late: standing.late };
  const state = workAfter(submission.state, 'hand-in');
  const submitted = state === undefined ? {} : { state, submittedAt: handIn.at, ...standing };
  const items =
    made.by === 'student'
      ? submission.items.map((item) => ({ ...item, closed: true }))
      : withCredit(submission, assignment, made);
  const unmarked = items.some(({ credit }) => credit !== undefined && credit.score === undefined);
  writeSubmission(
    tx,
    submission,
    { items, handIns: [...submission.handIns, handIn], ...submitted, ...(unmarked && { held: true }) },
    handIn.at,
  );
  const { id: submissionId, studentId, classId } = submission;
  for (const { fileId } of made.pages)
    tx.update(documents.files.ref(fileId), { handedIn: FieldValue.arrayUnion({ submissionId, studentId, classId }) });
  audit(tx, {
    action: `handed-in-by-${made.by}`,
    by: made.uid,
    classId,
    studentIds: [studentId],
    subject: submissionId,
  });
  return handIn;
}
