import { DAY } from '@lemma/school/time';
import { Timestamp } from 'firebase-admin/firestore';
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

/**
 * A person's budget of today, in one document that is changed in transactions, so that simultaneous calls cannot exceed
 * it.
 */
export function budgetOf(
  uid: string,
  now: number,
  { callsADay, tokensADay }: Pick<ModelConfig, 'callsADay' | 'tokensADay'>,
): Budget {
  const id = `${uid}_${dayOf(now)}`;
  const change = (calls: number, tokens: number): Promise<boolean> =>
    inTransaction(async (tx) => {
      const stored = await documents.modelBudgets.read(id, tx);
      // What was taken is settled where it was written: not after the person's data was deleted meanwhile.
      if (stored === undefined && calls === 0) return true;
      const before = stored ?? { uid, day: dayOf(now), calls: 0, tokens: 0 };
      const next = { ...before, calls: before.calls + calls, tokens: Math.max(0, before.tokens + tokens) };
      if (calls > 0 && (next.calls > callsADay || next.tokens > tokensADay)) return false;
      const deleteAt = Timestamp.fromMillis(now + RETENTION_DAYS * DAY);
      documents.modelBudgets.put(tx, id, { ...modelBudgetSchema.parse(next), deleteAt });
      return true;
    });
  return {
    take: (tokens) => change(1, tokens),
    settle: async (taken, cost) => {
      if (taken !== cost) await change(0, cost - taken);
    },
  };
}
