import type { calls } from '@lemma/school/calls';
import type { Handler } from '../../platform/door.ts';

/** The door has written it down. */
export const noteSession: Handler<typeof calls.noteSession> = async () => ({});
