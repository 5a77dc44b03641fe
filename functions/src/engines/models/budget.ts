import { placeOf } from '@lemma/contract';
import { DAY } from '@lemma/school/time';
import { Timestamp } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { documents } from '../../platform/documents.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { modelBudgetSchema } from '../../platform/records.ts';
import type { ModelConfig } from './config.ts';

const RETENTION_DAYS = 40;

/** How much of the language model one person may use in a day. */
export type Budget = {
  /** Reserves a call and the tokens that it may cost at most. False if nothing is left. */
  readonly take: (tokens: number) => Promise<boolean>;
  /** Replaces the reserved tokens by those that the call used. */
  readonly settle: (taken: number, cost: number) => Promise<void>;
};

const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** The school's budget is in so many documents, by people, so that a whole school does not wait for one. */
const SCHOOL_PARTS = 4;

const after = (before: z.infer<typeof modelBudgetSchema>, calls: number, tokens: number) =>
  modelBudgetSchema.parse({ ...before, calls: before.calls + calls, tokens: Math.max(0, before.tokens + tokens) });

/**
 * A person's budget of today and their part of the school's, in two documents that are changed in transactions, so that
 * simultaneous calls cannot exceed them.
 */
export function budgetOf(
  uid: string,
  now: number,
  { callsADay, tokensADay, schoolTokensADay }: Pick<ModelConfig, 'callsADay' | 'tokensADay' | 'schoolTokensADay'>,
): Budget {
  const day = dayOf(now);
  const id = `${uid}_${day}`;
  const school = `school-${Math.floor(placeOf(uid) * SCHOOL_PARTS)}`;
  const schoolId = `${school}_${day}`;
  const change = (calls: number, tokens: number): Promise<boolean> =>
    inTransaction(async (tx) => {
      const [stored, ofSchool] = await Promise.all([
        documents.modelBudgets.read(id, tx),
        documents.modelBudgets.read(schoolId, tx),
      ]);
      // What was taken is settled where it was written: not after the person's data was deleted meanwhile.
      if (stored === undefined && calls === 0) return true;
      const next = after(stored ?? { uid, day, calls: 0, tokens: 0 }, calls, tokens);
      const all = after(ofSchool ?? { uid: school, day, calls: 0, tokens: 0 }, calls, tokens);
      const isLeft = next.calls <= callsADay && next.tokens <= tokensADay;
      if (calls > 0 && !(isLeft && all.tokens <= schoolTokensADay / SCHOOL_PARTS)) return false;
      const deleteAt = Timestamp.fromMillis(now + RETENTION_DAYS * DAY);
      documents.modelBudgets.put(tx, id, { ...next, deleteAt });
      documents.modelBudgets.put(tx, schoolId, { ...all, deleteAt });
      return true;
    });
  return {
    take: (tokens) => change(1, tokens),
    settle: async (taken, cost) => {
      if (taken !== cost) await change(0, cost - taken);
    },
  };
}
