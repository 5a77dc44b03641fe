import { AppError } from '@lemma/contract';
import type { JournalEntry } from '@lemma/offline/journal';
import type { Attempt, WorkItem } from '@lemma/school/work';
import type { Server } from '#shared/outbox/delivery.ts';

/** The server's state of one piece of work: the results of the calls submitAttempt and handIn, without a database. */
export class SchoolServer {
  readonly stored = new Map<string, { readonly uid: string; readonly how: 'counted' | 'aside' }>();
  /** The accepted answers in order: each text is unique, so one that occurs twice was doubled. */
  readonly order: string[] = [];
  handIns = 0;

  receive(entry: JournalEntry): Awaited<ReturnType<Server['submitAttempt']>> | undefined {
    if (entry.kind === 'practice' || entry.kind === 'goal') throw new Error(`no schedule has ${entry.kind}`);
    if (entry.kind === 'hand-in') {
      if (this.handIns === 0) this.handIns = 1;
      return undefined;
    }
    const known = this.stored.get(entry.id);
    const how = known?.how ?? (this.handIns > 0 ? 'aside' : 'counted');
    if (!known) {
      this.stored.set(entry.id, { uid: entry.uid, how });
      this.order.push(entry.response);
    }
    const { id, itemId, response } = entry;
    if (how === 'aside') return { kind: 'set-aside', entry: { id, itemId, response, at: 0, reason: 'work/closed' } };
    return { kind: 'checked', attempt: attemptOf(entry), item: itemOf(entry) };
  }
}

const attemptOf = ({ id, response }: { id: string; response: string }): Attempt => ({
  id,
  response,
  verdict: 'wrong',
  sameValue: false,
  message: '',
  at: 0,
  took: 0,
  hintsShown: 0,
});

const itemOf = ({ itemId }: { itemId: string }): WorkItem => ({
  id: itemId,
  canDo: '',
  skill: 'integers.add',
  prompt: '',
  field: { kind: 'number' },
  points: 1,
  tries: 0,
  hintCount: 0,
  hints: [],
  attempts: [],
  solved: false,
  closed: false,
  score: 0,
});

export const lost = (why: 'network/offline' | 'network/timeout' | 'auth/signed-out' | 'data/malformed') =>
  new AppError(why, 'schedule');
