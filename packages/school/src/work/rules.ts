import { HOUR } from '../time/index.ts';
import type { Attempt, WorkItem } from './item.ts';
import type { Submission } from './schema.ts';
import type { SubmissionState, WorkState } from './states.ts';

/** The id of the one submission of a student for an assignment. */
export const submissionIdOf = (assignmentId: string, studentId: string) => `${assignmentId}_${studentId}`;

/**
 * The misconception that a teacher is told of after one answer. There is none for a picked option: somebody who guesses
 * picks a misconception's option about every second time. Such an answer only supports a misconception that typed
 * answers show.
 */
export const misconceptionTold = (
  { field }: Pick<WorkItem, 'field'>,
  { misconception }: Pick<Attempt, 'misconception'>,
) => (field.kind === 'choice' ? undefined : misconception);

/** How each action changes the state of a student's work. A step that is not in the table is refused. */
const workMoves = {
  begin: { 'not-started': 'in-progress', missing: 'in-progress' },
  /** Answers, drafts and hints. */
  work: { 'in-progress': 'in-progress', resubmit: 'resubmit' },
  'hand-in': { 'not-started': 'submitted', 'in-progress': 'submitted', resubmit: 'submitted', missing: 'submitted' },
  /** The student undoes turning in. */
  'take-back': { submitted: 'in-progress' },
  /** A comment or points. Work that the student is still doing stays with the student. */
  grade: {
    'in-progress': 'in-progress',
    submitted: 'graded',
    graded: 'graded',
    returned: 'returned',
    resubmit: 'resubmit',
    missing: 'missing',
  },
  return: {
    'in-progress': 'returned',
    submitted: 'returned',
    graded: 'returned',
    resubmit: 'returned',
    missing: 'returned',
    returned: 'returned',
  },
  'ask-again': { submitted: 'resubmit', graded: 'resubmit', returned: 'resubmit', resubmit: 'resubmit' },
  excuse: {
    'not-started': 'excused',
    'in-progress': 'excused',
    submitted: 'excused',
    graded: 'excused',
    returned: 'excused',
    resubmit: 'excused',
    missing: 'excused',
    excused: 'excused',
  },
  /** Undoes an excuse. Work that was turned in needs to be reviewed again. */
  include: { excused: 'in-progress' },
} as const satisfies Record<string, Partial<Record<WorkState, SubmissionState>>>;
export type WorkAct = keyof typeof workMoves;

/** The state of a student's work after an action; undefined if the action is not possible. */
export function workAfter(state: WorkState, act: WorkAct): SubmissionState | undefined {
  const moves: Partial<Record<WorkState, SubmissionState>> = workMoves[act];
  return moves[state];
}

/**
 * The state after a comment. It is no grade; only where an adult turned the work in is it the answer that was waited
 * for.
 */
export const stateAfterComment = ({ state, handIns }: Pick<Submission, 'state' | 'handIns'>): SubmissionState =>
  handIns.some(({ by }) => by !== 'student') ? (workAfter(state, 'grade') ?? state) : state;

/**
 * Whether turned-in work has all its points from the program alone: then it is called so to the child, the parents and
 * the teacher. `graded` is what a teacher gave points, `returned` what the teacher gave back.
 */
export const isChecked = ({ state, ungraded, held }: Checked): boolean =>
  state === 'submitted' && ungraded === false && held !== true;
type Checked = {
  readonly state: string;
  readonly ungraded?: boolean | undefined;
  readonly held?: boolean | undefined;
};

/** Milliseconds in which nobody is reminded of the same work twice: half a day. */
export const REMINDED_FOR_MS = 12 * HOUR;

type Standing = { readonly state: string };
const TO_DO: ReadonlySet<string> = new Set<WorkState>(['not-started', 'in-progress', 'resubmit']);
const HANDED_IN: ReadonlySet<string> = new Set<WorkState>(['submitted', 'graded', 'returned']);

/** Whether the student still has something to do, regardless of the due date. */
export const isToDo = ({ state }: Standing): boolean => TO_DO.has(state);

/** Whether the work is not turned in, even if it is past due. */
export const isWaitedFor = (work: Standing): boolean => isToDo(work) || work.state === 'missing';

/** Whether the work is with the teacher, or returned with nothing more to do. */
export const isHandedIn = ({ state }: Standing): boolean => HANDED_IN.has(state);

/** Whether the work was turned in at least once, including work that was returned to be done again. */
const wasHandedIn = (work: Standing): boolean => isHandedIn(work) || work.state === 'resubmit';

/** How many students stand where with one assignment; each who began it is in one of the counts. */
export type WorkCounts = {
  /** Turned in, and nothing more to do. */
  readonly turnedIn: number;
  /** Turned in once, and asked to do it again. */
  readonly again: number;
  readonly excused: number;
  readonly working: number;
};

/** The counts that every screen, list and answer about turned-in work shows. */
export function countWork(works: readonly Standing[]): WorkCounts {
  const turnedIn = works.filter(isHandedIn).length;
  const again = works.filter(({ state }) => state === 'resubmit').length;
  const excused = works.filter(({ state }) => state === 'excused').length;
  return { turnedIn, again, excused, working: works.length - turnedIn - again - excused };
}

/** Whether the work can never become missing: it was turned in once or is excused. */
export const isSettled = (work: Standing): boolean => wasHandedIn(work) || work.state === 'excused';

const WAITING = new Set<WorkState>(['not-started', 'in-progress']);

/**
 * The state as people should read it: work that was not turned in by its due date is missing, without any job that runs
 * then.
 */
export const workStateAt = (state: WorkState, dueAt: number, now: number): WorkState =>
  WAITING.has(state) && now > dueAt ? 'missing' : state;

/**
 * Whether the student may continue. Work that a parent turned in stays open for the child; only the child turning it
 * in, or the teacher, closes it.
 */
export const mayWork = ({ state, handIns }: Pick<Submission, 'state' | 'handIns'>): boolean =>
  workAfter(state, 'work') !== undefined || (state === 'submitted' && !handIns.some(({ by }) => by === 'student'));

type Timed = Pick<Submission, 'endsAt' | 'state'>;

/** When the time limit of the work ends; undefined without one. Work that the teacher asked for again has no limit. */
export const timeEndsAt = ({ endsAt, state }: Timed): number | undefined => (state === 'resubmit' ? undefined : endsAt);

/** Until when students can undo that they turned in: the due date, or the end of a time limit before it. */
export const takeBackEndsAt = ({ dueAt, endsAt = dueAt }: Pick<Submission, 'dueAt' | 'endsAt'>): number =>
  Math.min(dueAt, endsAt);

/**
 * Whether students can undo that they turned in answers on screen, to go on working: before the due date and the end of
 * a time limit, while nobody has written on it, graded it or turned in pages. `now` in milliseconds.
 */
export function mayTakeBack(submission: Submission, now: number): boolean {
  const { state, handIns, items, feedback } = submission;
  const [own, more] = handIns;
  if (own?.by !== 'student' || more !== undefined || own.pages.length > 0) return false;
  const isSeen = feedback.some(({ at }) => at > own.at) || items.some(({ grade }) => grade !== undefined);
  return !isSeen && workAfter(state, 'take-back') !== undefined && now <= takeBackEndsAt(submission);
}
