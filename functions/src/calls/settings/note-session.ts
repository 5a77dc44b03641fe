import type { calls } from '@lemma/school/calls';
import type { Handler } from '../../platform/door.ts';

/** Does nothing itself: `door` notes the session of every call. */
export const noteSession: Handler<typeof calls.noteSession> = async () => ({});
