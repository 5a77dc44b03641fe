import type { AssignmentState } from './schema.ts';

/**
 * The state models of assignments and of students' work, in one place: functions ask here before they write, screens ask here
 * what to offer. A move that is not in the table is refused.
 */
const assignmentMoves = {
  publish: { draft: 'open' },
  close: { scheduled: 'closed', open: 'closed', closed: 'closed' },
  reopen: { closed: 'open', returned: 'open' },
  return: { closed: 'returned', returned: 'returned' },
  archive: {
    draft: 'archived',
    scheduled: 'archived',
    open: 'archived',
    closed: 'archived',
    returned: 'archived',
    archived: 'archived',
  },
  restore: { archived: 'closed' },
} as const satisfies Record<string, Partial<Record<AssignmentState, AssignmentState>>>;
export type AssignmentAct = keyof typeof assignmentMoves;

/** The state after an act; undefined where the act is not possible. Published before its opening it is `scheduled`. */
export function assignmentAfter(state: AssignmentState, act: AssignmentAct): AssignmentState | undefined {
  const moves: Partial<Record<AssignmentState, AssignmentState>> = assignmentMoves[act];
  return moves[state];
}

/**
 * The state at a moment. A scheduled assignment opens by the clock: nothing has to run at that minute, so readers ask here
 * and not the stored state alone.
 */
export const assignmentStateAt = (
  { state, openAt }: { readonly state: AssignmentState; readonly openAt: number },
  now: number,
): AssignmentState => (state === 'scheduled' && openAt <= now ? 'open' : state);
