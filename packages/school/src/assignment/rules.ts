import type { AssignmentState } from './schema.ts';

/**
 * The states of assignments, and which action leads from one to another. Functions ask this table before they write,
 * and screens before they offer an action. A step that is not in the table is refused.
 */
const assignmentMoves = {
  publish: { draft: 'open' },
  unpublish: { draft: 'draft', scheduled: 'draft', open: 'draft' },
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

/**
 * The state after an action; undefined if the action is not possible. If it is published before its opening time, the
 * state is `scheduled`.
 */
export function assignmentAfter(state: AssignmentState, act: AssignmentAct): AssignmentState | undefined {
  const moves: Partial<Record<AssignmentState, AssignmentState>> = assignmentMoves[act];
  return moves[state];
}

/**
 * The state at a moment. A scheduled assignment opens by the clock, without any job that runs at that minute, so
 * readers must call this instead of relying on the stored state.
 */
export const assignmentStateAt = (
  { state, openAt }: { readonly state: AssignmentState; readonly openAt: number },
  now: number,
): AssignmentState => (state === 'scheduled' && openAt <= now ? 'open' : state);
