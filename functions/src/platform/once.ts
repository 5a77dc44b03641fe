import { AppError } from '@lemma/contract';
import { DAY } from '@lemma/school/time';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import type { Caller } from './caller.ts';
import { documents } from './documents.ts';
import { hashOf } from './hash.ts';
import { seal, unseal } from './seal.ts';

/** How long a repeated request gets its first answer, in milliseconds. */
const ANSWER_LIFE_MS = DAY;

/** Work that is done once for one request, however often the request arrives. */
export type Once<Answer> = {
  /** Identifies the request without revealing its id; ids of what is created can be derived from it. */
  readonly key: string;
  /** The answer that was given to this request; undefined if there is none yet. */
  readonly answered: (tx?: Transaction) => Promise<Answer | undefined>;
  /** Stores the answer in the transaction that does the work. */
  readonly remember: (tx: Transaction, answer: Answer) => void;
};

/**
 * For calls that create something whose id the client does not choose: the answer is stored, encrypted with the
 * request's id, and a repeated request gets it again. `parts` name the call and its subject: the same id for another
 * subject is another request. Without a `requestId`, which older clients do not send, every arrival counts as new.
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
