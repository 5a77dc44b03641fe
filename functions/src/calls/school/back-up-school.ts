import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { HOUR } from '@lemma/school/time';
import { requireFreshFactor } from '../../domain/school/fresh-factor.ts';
import { requireOperator } from '../../domain/school/operators.ts';
import { tellOperators } from '../../engines/digest/tell-operators.ts';
import { newSchoolBackup, stateOf } from '../../engines/erasure/school-copy.ts';
import { beginOn } from '../../engines/shares/put-share.ts';
import { nameOf } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { hashOf } from '../../platform/hash.ts';
import { takeTokenIn } from '../../platform/throttle.ts';

/** Backups of the school at once, and one more every few hours: each is stored for a day. */
const BACKUPS = { capacity: 4, refillMs: 6 * HOUR } as const;

export const backUpSchool: Handler<typeof calls.backUpSchool> = async ({ code }, caller) => {
  await requireOperator(caller);
  await requireFreshFactor(caller, code);
  const { uid: by, now } = caller;
  const byName = await nameOf(caller);
  const { id, at, until } = await inTransaction(async (tx) => {
    const others = documents.schoolBackups.every((await tx.get(documents.schoolBackups.where())).docs);
    const before = others.find((one) => stateOf(one, now) === 'making');
    if (before) return before;
    if (!(await takeTokenIn(tx, hashOf('backups of the school'), BACKUPS, now)))
      throw new AppError('sign-in/wait', 'many backups');
    const record = newSchoolBackup({ by, byName }, now);
    documents.schoolBackups.create(tx, record.id, record);
    audit(tx, { action: 'school-backup-made', by, subject: record.id });
    return record;
  });
  // Again for one that is being made: its task may not have been queued.
  await beginOn('school', id, at);
  await beginOn('schoolGone', id, at, until);
  if (at === now) await tellOperators('school-backup-made', caller, byName, id);
  return {};
};
