import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { isSessionOver } from '@lemma/school/people';
import { SECOND } from '@lemma/school/time';
import { endSessions } from '../../domain/sessions/end-sessions.ts';
import type { Handler } from '../../platform/door.ts';

export const endSession: Handler<typeof calls.endSession> = ({ id }, caller) =>
  endSessions(caller, (ids, endings) => {
    if (ids.includes(id)) return [id];
    // A repeated request, for example after its answer was lost.
    if (isSessionOver(endings, id * SECOND)) return [];
    throw new AppError('data/not-found', 'no such session');
  });
