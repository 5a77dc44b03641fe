import type { Submission, SubmissionState } from './schema.ts';

/** The id of the one submission of a student for an assignment. */
export const submissionIdOf = (assignmentId: string, studentId: string) => `${assignmentId}_${studentId}`;

export const workStates = [
  'not-started',
  'in-progress',
  'submitted',
  'graded',
  'returned',
  'resubmit',
  'excused',
  'missing',
] as const satisfies readonly ('not-started' | SubmissionState)[];
/** A student's work, also where none has begun. */
export type WorkState = (typeof workStates)[number];

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
export const REMINDED_FOR = 12 * 3_600_000;

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
