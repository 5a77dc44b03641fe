import type { calls } from '@lemma/school/calls';
import { SCHOOL_DEMANDS } from '@lemma/school/sign-in';
import { requireFreshFactor } from '../../domain/school/fresh-factor.ts';
import { requireOperator } from '../../domain/school/operators.ts';
import { tellOperators } from '../../engines/digest/tell-operators.ts';
import { nameOf } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { lookAnew } from '../../platform/sessions.ts';

/** Whoever demands it has a second factor, and so is not shut out by it. */
export const demandFactor: Handler<typeof calls.demandFactor> = async ({ isDemanded, code }, caller) => {
  await requireOperator(caller);
  await requireFreshFactor(caller, code);
  const { uid: by, now } = caller;
  const action = isDemanded ? 'factor-demanded' : 'factor-demand-ended';
  const isChange = await inTransaction(async (tx) => {
    const before = (await documents.demands.read(SCHOOL_DEMANDS, tx))?.secondFactor ?? false;
    if (before === isDemanded) return false;
    documents.demands.put(tx, SCHOOL_DEMANDS, { id: SCHOOL_DEMANDS, secondFactor: isDemanded });
    audit(tx, { action, by });
    return true;
  });
  lookAnew();
  if (isChange) await tellOperators(action, caller, await nameOf(caller), `${now}`);
  return {};
};
