import type { calls } from '@lemma/school/calls';
import { MOST_FAULT_GROUPS, type ReleaseFault } from '@lemma/school/release';
import { healthId } from '../../domain/releases/health-id.ts';
import { mayAdd } from '../../domain/releases/may-add.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

const isSame = (a: ReleaseFault, b: ReleaseFault): boolean =>
  a.kind === b.kind && a.code === b.code && a.place === b.place;

/** Without a new group where there are many: the first ones are those that most tabs meet. */
export const reportFault: Handler<typeof calls.reportFault> = ({ area, version, ...fault }, caller) =>
  inTransaction(async (tx) => {
    const id = healthId(area, version);
    const { faults = [], ...health } = (await documents.releaseHealth.read(id, tx)) ?? { loads: 0, failed: 0 };
    const known = faults.find((each) => isSame(each, fault));
    if (known === undefined && (faults.length >= MOST_FAULT_GROUPS || !(await mayAdd(tx, caller)))) return {};
    const others = faults.filter((each) => each !== known);
    const next = { ...fault, count: (known?.count ?? 0) + 1, lastAt: caller.now };
    documents.releaseHealth.put(tx, id, { ...health, faults: [...others, next] });
    return {};
  });
