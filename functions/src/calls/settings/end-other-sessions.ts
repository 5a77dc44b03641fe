import type { calls } from '@lemma/school/calls';
import { endSessions } from '../../domain/sessions/end-sessions.ts';
import type { Handler } from '../../platform/door.ts';
import { dropForeignTies } from '../../platform/drop-foreign-ties.ts';
import { sessionIdOf, writeOthersEnded } from '../../platform/sessions.ts';

/** Sessions that only read have called no door, and a token may still wait to begin one: all end by the moment, too. */
export const endOtherSessions: Handler<typeof calls.endOtherSessions> = async (_, caller) => {
  if (!caller.isStudent) await dropForeignTies(caller.uid);
  const own = sessionIdOf(caller);
  return endSessions(
    caller,
    (ids) => ids.filter((id) => id !== own),
    (tx) => writeOthersEnded(tx, caller, own, caller.now),
  );
};
