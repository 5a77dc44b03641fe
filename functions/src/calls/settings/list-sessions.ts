import type { calls } from '@lemma/school/calls';
import { SECOND } from '@lemma/school/time';
import { openIds } from '../../domain/sessions/end-sessions.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { endingsOf, sessionIdOf } from '../../platform/sessions.ts';

export const listSessions: Handler<typeof calls.listSessions> = async (_, caller) => {
  const [stored, endings] = await Promise.all([documents.sessions.read(caller.uid), endingsOf(caller)]);
  const open = stored?.open ?? {};
  const sessions = openIds(open, endings, caller.now).flatMap((id) => {
    const session = open[`${id}`];
    if (session === undefined) return [];
    const { browser, system, lastActiveAt } = session;
    return [{ id, browser, system, lastActiveAt, since: id * SECOND, here: id === sessionIdOf(caller) }];
  });
  const rank = (one: (typeof sessions)[number]) => (one.here ? Number.POSITIVE_INFINITY : one.lastActiveAt);
  return { sessions: sessions.toSorted((one, other) => rank(other) - rank(one) || other.since - one.since) };
};
