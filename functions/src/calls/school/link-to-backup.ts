import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { MINUTE } from '@lemma/school/time';
import { noteLooks } from '../../domain/family/note-looks.ts';
import { requireFreshFactor } from '../../domain/school/fresh-factor.ts';
import { requireOperator } from '../../domain/school/operators.ts';
import { tellOperators } from '../../engines/digest/tell-operators.ts';
import { stateOf } from '../../engines/erasure/school-copy.ts';
import { nameOf } from '../../platform/access.ts';
import { allOf } from '../../platform/any-collection.ts';
import { audit } from '../../platform/audit.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { hashOf, randomId } from '../../platform/hash.ts';

/** For how long a link works. */
const LINK_MS = 5 * MINUTE;

/** Writes down for every child that somebody takes a backup, before anything of it leaves. */
async function noteEverybody(uid: string, now: number): Promise<void> {
  const { docs } = await allOf('students').select().get();
  await noteLooks(
    uid,
    docs.map(({ id }) => id),
    'backup',
    now,
  );
}

export const linkToBackup: Handler<typeof calls.linkToBackup> = async ({ id, code }, caller) => {
  await requireOperator(caller);
  await requireFreshFactor(caller, code);
  const { uid: by, now } = caller;
  await noteEverybody(by, now);
  const token = randomId();
  await inTransaction(async (tx) => {
    const record = await documents.schoolBackups.read(id, tx);
    if (record === undefined || record.until <= now || stateOf(record, now) !== 'ready')
      throw new AppError('data/not-found', id);
    const link = { hash: hashOf('backup link', id, token), by, until: now + LINK_MS };
    documents.schoolBackups.patch(tx, id, documents.schoolBackups.at(['link'], link));
    audit(tx, { action: 'school-backup-taken', by, subject: id });
  });
  await tellOperators('school-backup-taken', caller, await nameOf(caller), token);
  return { token };
};
