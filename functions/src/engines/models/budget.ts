import { DAY } from '@lemma/school/time';
import { Timestamp } from 'firebase-admin/firestore';
import { documents } from '../../platform/documents.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { modelBudgetSchema } from '../../platform/records.ts';
import type { ModelConfig } from './config.ts';

const RETENTION_DAYS = 40;

/** The largest use of a language model by one person in one day. */
export type Budget = {
  /** Takes a call and, for the time being, the tokens that it may cost. False where nothing is left. */
  readonly take: (tokens: number) => Promise<boolean>;
  /** Says what the call cost instead. */
  readonly settle: (taken: number, cost: number) => Promise<void>;
};

const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** The budget of a person today, in one document, changed in transactions: many calls at once take no more than many in turn. */
export function budgetOf(
  uid: string,
  now: number,
  { callsADay, tokensADay }: Pick<ModelConfig, 'callsADay' | 'tokensADay'>,
): Budget {
  const id = `${uid}_${dayOf(now)}`;
  const change = (calls: number, tokens: number): Promise<boolean> =>
    inTransaction(async (tx) => {
      const before = (await documents.modelBudgets.read(id, tx)) ?? { uid, day: dayOf(now), calls: 0, tokens: 0 };
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
