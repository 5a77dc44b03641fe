import { AppError } from '@lemma/contract';
import { DAY } from '@lemma/school/time';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import type { Caller } from './caller.ts';
import { documents } from './documents.ts';
import { hashOf } from './hash.ts';
import { seal, unseal } from './seal.ts';

/** How long a resend gets its answer again. */
const ANSWER_LIFE_MS = DAY;

/** A thing that one request makes once, however often it arrives. */
export type Once<Answer> = {
  /** Names the request without telling its id: what is made can take its own ids from it. */
  readonly key: string;
  /** The answer that it got; undefined for one that has made nothing yet. */
  readonly answered: (tx?: Transaction) => Promise<Answer | undefined>;
  /** Writes the answer down, in the transaction that makes the thing. */
  readonly remember: (tx: Transaction, answer: Answer) => void;
};

/**
 * The mechanism of every call that makes something and has no id of its maker's own for it: the answer is kept, sealed with the
 * request's id, and a second arrival gets it again. `parts` name the call and what it asks for: the same id for something else is another
 * request. Without a `requestId`, as clients of
 * before send none, each arrival is one of its own.
 * @throws AppError `data/conflict` from `answered` when the answer was given more than a day ago.
 */
export function once<S extends z.ZodType>(
  caller: Pick<Caller, 'uid' | 'now'>,
  [kind, ...parts]: readonly [string, ...string[]],
  requestId: string | undefined,
  schema: S,
): Once<z.output<S>> {
  const id = requestId ?? crypto.randomUUID();
  const key = hashOf(kind, caller.uid, ...parts, id);
  return {
    key,
    answered: async (tx) => {
      const request = requestId === undefined ? undefined : await documents.requests.read(key, tx);
      if (request === undefined) return undefined;
      if (request.endsAt < caller.now) throw new AppError('data/conflict', 'answered long ago');
      return schema.parse(unseal(request.sealed, id, key));
    },
    remember: (tx, answer) => {
      if (requestId === undefined) return;
      const endsAt = caller.now + ANSWER_LIFE_MS;
      const deleteAt = Timestamp.fromMillis(endsAt);
      documents.requests.create(tx, key, { sealed: seal(answer, id, key), endsAt, deleteAt });
    },
  };
}
