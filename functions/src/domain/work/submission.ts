import { AppError, isAppError } from '@lemma/contract';
import {
  type Assignment,
  type AssignmentItem,
  assignmentStateAt,
  rulesOf,
  type Stretch,
  stretchAt,
  windowOf,
} from '@lemma/school/assignment';
import { type AccessProfile, usualAccess } from '@lemma/school/people';
import { MINUTE } from '@lemma/school/time';
import {
  maxScoreOf,
  mayWork,
  type Submission,
  submissionIdOf,
  timeEndsAt,
  totalOf,
  type WorkItem,
  type WorkState,
} from '@lemma/school/work';
import type { Transaction } from 'firebase-admin/firestore';
import { documents } from '../../platform/documents.ts';
import { itemsOfChild } from './items-of-child.ts';
import { writingOf } from './marked-lines.ts';
import { problemOf, toWorkItem } from './problem.ts';

/**
 * A student's new work: the items drawn for them, without what only the server may know. It says what of the access
 * profile it was begun under, so that later changes of the assignment respect it.
 */
export function newSubmission(
  assignment: Assignment,
  studentId: string,
  now: number,
  access: AccessProfile = usualAccess,
): Submission {
  const own = itemsOfChild(assignment, { id: studentId, access });
  const items = own.map((item) => {
    const posed = problemOf(item, assignment.seed, studentId);
    return { ...toWorkItem(item, posed), ...writingOf(item, posed, assignment) };
  });
  return {
    id: submissionIdOf(assignment.id, studentId),
    assignmentId: assignment.id,
    classId: assignment.classId,
    studentId,
    title: assignment.title,
    instructions: assignment.instructions,
    dueAt: windowOf(assignment, studentId).dueAt,
    state: 'in-progress',
    items,
    score: 0,
    maxScore: maxScoreOf(items),
    startedAt: now,
    ...timeOf(assignment, { studentId, startedAt: now, accessTime: access.time }),
    ...(own.length < assignment.items.length && { fewerItems: access.fewerItems }),
    late: false,
    handIns: [],
    feedback: [],
    revision: 1,
    updatedAt: now,
  };
}

/** Whether work was excused before it was begun, and is to be done after all: `drawnNow` gives it its questions. */
export const lacksItems = ({ state, items }: Pick<Submission, 'state' | 'items'>): boolean =>
  state === 'in-progress' && items.length === 0;

/** What `newSubmission` draws, for work that is stored without questions. */
export function drawnNow(...asked: Parameters<typeof newSubmission>) {
  const { items, startedAt, fewerItems, endsAt, accessTime } = newSubmission(...asked);
  return {
    ...{ items, startedAt },
    ...(fewerItems && { fewerItems }),
    ...(endsAt !== undefined && { endsAt }),
    ...(accessTime && { accessTime }),
  };
}

/** The delay of a slow connection, in milliseconds, that is accepted after the time limit. */
const GRACE_MS = 15_000;

/** When the time limit of work begun at `startedAt` ends, and by which time of the access profile. */
export function timeOf(
  assignment: Assignment,
  { studentId, startedAt, accessTime }: Pick<Submission, 'studentId' | 'startedAt' | 'accessTime'>,
): Pick<Submission, 'endsAt' | 'accessTime'> {
  const { timeLimit } = rulesOf(assignment, studentId, accessTime);
  return {
    ...(timeLimit !== undefined && { endsAt: startedAt + timeLimit * MINUTE }),
    ...(accessTime !== undefined && accessTime !== usualAccess.time && { accessTime }),
  };
}

/** Whether the time limit is over. Work that the teacher asked for again has none. */
export function isOverTime(submission: Pick<Submission, 'endsAt' | 'state'>, now: number): boolean {
  const endsAt = timeEndsAt(submission);
  return endsAt !== undefined && now > endsAt + GRACE_MS;
}

type Who = { readonly studentId: string; readonly state?: WorkState };

/**
 * The stretch of the student's own timeline that contains `now`. Work that the teacher asked for again is open whatever
 * the date, and an extension also holds after the assignment closed. To a student a draft does not exist.
 * @throws AppError unless the assignment can be worked on now.
 */
export function requireOpen(assignment: Assignment, { studentId, state: work }: Who, now: number): Stretch {
  const state = assignmentStateAt(assignment, now);
  const window = windowOf(assignment, studentId);
  if (assignment.onlyFor?.includes(studentId) === false) throw new AppError('auth/forbidden', 'for others');
  if (state === 'draft') throw new AppError('work/not-open', assignment.id);
  if (state === 'archived') throw new AppError('work/closed', assignment.id);
  const stretch = stretchAt(window, rulesOf(assignment, studentId).policy, now);
  if (work === 'resubmit') return stretch;
  if (stretch.phase === 'before') throw new AppError('work/not-open', assignment.id);
  const over = state === 'closed' || state === 'returned';
  if (stretch.phase === 'closed' || (over && !(window.extended && now <= window.dueAt)))
    throw new AppError('work/closed', assignment.id);
  return stretch;
}

/**
 * Whether the assignment accepts answers of this student now: by its dates, by the student's own dates, or because the
 * teacher asked for the work again.
 */
export function isOpen(assignment: Assignment, who: Who, now: number): boolean {
  try {
    requireOpen(assignment, who, now);
    return true;
  } catch (error) {
    if (isAppError(error)) return false;
    throw error;
  }
}

/**
 * Whether the work is late, and the percentage that it counts for. Work that the teacher asked for again keeps what it
 * had.
 */
export function standingOf(submission: Submission, { phase, percent }: Stretch): Pick<Submission, 'late' | 'percent'> {
  if (submission.state === 'resubmit') return { late: submission.late, percent: submission.percent ?? 100 };
  return { late: phase !== 'early' && phase !== 'on-time', percent };
}

export function requireMayWork(submission: Submission): void {
  if (!mayWork(submission)) throw new AppError('work/closed', submission.id);
}

/**
 * @throws AppError unless the student can work on it now: the state of the work, the assignment's dates and the time
 *   limit must all allow it.
 */
export function requireWorkNow(submission: Submission, assignment: Assignment, now: number): void {
  requireMayWork(submission);
  requireOpen(assignment, submission, now);
  if (isOverTime(submission, now)) throw new AppError('work/closed', submission.id);
}

/** The caller's own submission. A submission of somebody else is refused like one that does not exist. */
export async function readOwn(submissionId: string, uid: string, tx?: Transaction): Promise<Submission> {
  const submission = await documents.submissions.read(submissionId, tx);
  if (submission?.studentId !== uid) throw new AppError('auth/forbidden', submissionId);
  return submission;
}

export function itemOf<I extends { readonly id: string }>(items: readonly I[], itemId: string): I {
  const item = items.find(({ id }) => id === itemId);
  if (item === undefined) throw new AppError('data/not-found', itemId);
  return item;
}

/** Writes a changed submission: computes the score from the items and raises the revision by one. */
export function writeSubmission(
  tx: Transaction,
  before: Submission,
  change: Partial<Submission>,
  now: number,
): Submission {
  const merged = { ...before, ...change };
  const score = totalOf(merged.items, merged.percent);
  const after = { ...merged, score, maxScore: maxScoreOf(merged.items), revision: before.revision + 1, updatedAt: now };
  documents.submissions.put(tx, before.id, after);
  return after;
}

export const withItem = (items: readonly WorkItem[], changed: WorkItem): WorkItem[] =>
  items.map((item) => (item.id === changed.id ? changed : item));

/** The rule of an item beside the work on it: points, tries and penalty as the teacher set them. */
export const ruleOf = (assignment: Assignment, itemId: string): AssignmentItem => itemOf(assignment.items, itemId);
