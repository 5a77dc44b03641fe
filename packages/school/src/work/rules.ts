import { HOUR } from '../time/index.ts';
import type { Attempt, WorkItem } from './item.ts';
import type { Submission, SubmissionState, WorkState } from './schema.ts';

/** The id of the one submission of a student for an assignment. */
export const submissionIdOf = (assignmentId: string, studentId: string) => `${assignmentId}_${studentId}`;

/**
 * The idea that a teacher is told of by one answer. None by an option that was picked: who guesses meets an idea there about every second
 * time, so that such an answer only supports an idea that typed answers show.
 */
export const misconceptionTold = (
  { field }: Pick<WorkItem, 'field'>,
  { misconception }: Pick<Attempt, 'misconception'>,
) => (field.kind === 'choice' ? undefined : misconception);

/** What a student's work becomes by each act. A move that is not in the table is refused. */
const workMoves = {
  begin: { 'not-started': 'in-progress', missing: 'in-progress' },
  /** Answers, drafts and hints. */
  work: { 'in-progress': 'in-progress', resubmit: 'resubmit' },
  'hand-in': { 'not-started': 'submitted', 'in-progress': 'submitted', resubmit: 'submitted', missing: 'submitted' },
  /** A comment or points. Work that is still being done stays with the student. */
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
  /** Takes an excuse back. Work that was handed in waits to be looked at again. */
  include: { excused: 'in-progress' },
} as const satisfies Record<string, Partial<Record<WorkState, SubmissionState>>>;
export type WorkAct = keyof typeof workMoves;

/** The state of a student's work after an act; undefined where the act is not possible. */
export function workAfter(state: WorkState, act: WorkAct): SubmissionState | undefined {
  const moves: Partial<Record<WorkState, SubmissionState>> = workMoves[act];
  return moves[state];
}

/** Nobody is reminded of the same work twice in a school day, in milliseconds. */
export const REMINDED_FOR_MS = 12 * HOUR;

type Standing = { readonly state: string };
const TO_DO: ReadonlySet<string> = new Set<WorkState>(['not-started', 'in-progress', 'resubmit']);
const HANDED_IN: ReadonlySet<string> = new Set<WorkState>(['submitted', 'graded', 'returned']);

/** Still something to do for the student, whatever the date. */
export const isToDo = ({ state }: Standing): boolean => TO_DO.has(state);

/** Not handed in, also where the day is past. */
export const isWaitedFor = (work: Standing): boolean => isToDo(work) || work.state === 'missing';

/** With the teacher, or back from there with nothing more to do. */
export const isHandedIn = ({ state }: Standing): boolean => HANDED_IN.has(state);

/** Handed in at least once: work that was asked for again stays so. */
export const wasHandedIn = (work: Standing): boolean => isHandedIn(work) || work.state === 'resubmit';

/** Never missing: handed in once, or excused. */
export const isSettled = (work: Standing): boolean => wasHandedIn(work) || work.state === 'excused';

const WAITING = new Set<WorkState>(['not-started', 'in-progress']);

/** The state as a person should read it: what was not handed in by its due date is missing, without anything running then. */
export const workStateAt = (state: WorkState, dueAt: number, now: number): WorkState =>
  WAITING.has(state) && now > dueAt ? 'missing' : state;

/**
 * Whether the student may go on. A parent's hand-in does not take the work out of the child's hands: only the student's own
 * does, or a teacher's word.
 */
export const mayWork = ({ state, handIns }: Pick<Submission, 'state' | 'handIns'>): boolean =>
  workAfter(state, 'work') !== undefined || (state === 'submitted' && !handIns.some(({ by }) => by === 'student'));
