import { AppError } from '@lemma/contract';
import type { PlanBlock } from '@lemma/school/plan';
import type { Transaction } from 'firebase-admin/firestore';
import { documents } from '../../platform/documents.ts';

/** The blocks without data of the class, which is not shared with other teachers. */
export const withoutClass = (blocks: readonly PlanBlock[]): PlanBlock[] =>
  blocks.map((block) => ({ ...block, rows: block.rows.map(({ seen: _, ...row }) => row) }));

export async function openShare(token: string, tx?: Transaction) {
  const share = await documents.planShares.read(token, tx);
  const plan = share && (await documents.plans.read(share.planId, tx));
  if (share === undefined || plan === undefined) throw new AppError('data/not-found', 'share');
  return { share, plan };
}
