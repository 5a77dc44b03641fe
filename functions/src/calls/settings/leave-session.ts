import type { calls } from '@lemma/school/calls';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { sessionIdOf, writeOpen } from '../../platform/sessions.ts';

export const leaveSession: Handler<typeof calls.leaveSession> = (_, caller) =>
  inTransaction(async (tx) => {
    const { open = {} } = (await documents.sessions.read(caller.uid, tx)) ?? {};
    const id = `${sessionIdOf(caller)}`;
    const own = open[id];
    if (own) writeOpen(tx, caller.uid, { ...open, [id]: { ...own, leftAt: caller.now } }, caller.now);
    return {};
  });
