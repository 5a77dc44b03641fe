import type { calls } from '@lemma/school/calls';
import { endSessions } from '../../domain/sessions/end-sessions.ts';
import type { Handler } from '../../platform/door.ts';
import { sessionIdOf } from '../../platform/sessions.ts';

export const endOtherSessions: Handler<typeof calls.endOtherSessions> = (_, caller) =>
  endSessions(caller, (ids) => ids.filter((id) => id !== sessionIdOf(caller)));
