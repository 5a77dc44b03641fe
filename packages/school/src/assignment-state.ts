import type { AssignmentState } from './assignment.ts';

/**
 * The state at a moment. A scheduled assignment opens by the clock: nothing has to run at that minute, so readers ask here
 * and not the stored state alone.
 */
export const assignmentStateAt = (
  { state, openAt }: { readonly state: AssignmentState; readonly openAt: number },
  now: number,
): AssignmentState => (state === 'scheduled' && openAt <= now ? 'open' : state);
