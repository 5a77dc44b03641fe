import { AppError } from '@lemma/contract';
import type { calls, LoginCard } from '@lemma/school';
import { FieldPath } from 'firebase-admin/firestore';
import type { Handler } from '../door.ts';
import { requireTeacher } from '../platform/access.ts';
import { audit } from '../platform/audit.ts';
import { documents, mustRead } from '../platform/documents.ts';
import { accounts, inTransaction } from '../platform/firebase.ts';
import { strangersKeyOf } from './guess-keys.ts';
import { makeSecret, sealSecret } from './secret.ts';

/** New secrets for students of a class. The old ones stop at once, and so do the sessions begun with them, within the hour. */
export const reissueSecrets: Handler<typeof calls.reissueSecrets> = async (input, caller) => {
  const { classId, secretKind: kind } = input;
  await requireTeacher(classId, caller);
  const studentIds = [...new Set(input.studentIds)];
  const fresh = await Promise.all(
    studentIds.map(async (id) => {
      const secret = makeSecret(kind);
      return { id, secret, record: await sealSecret(kind, secret, caller.now) };
    }),
  );
  const cards = await inTransaction(async (tx) => {
    await requireTeacher(classId, caller, tx);
    const { students } = await mustRead(documents.rosters, classId, tx);
    const issued: LoginCard[] = [];
    for (const { id, secret, record } of fresh) {
      const student = students[id];
      if (student === undefined) throw new AppError('auth/forbidden', `${id} is not in class ${classId}`);
      const state = student.state === 'created' ? 'created' : 'secret-reset';
      tx.set(documents.secrets.ref(id), record);
      tx.delete(documents.buckets.ref(strangersKeyOf(id)));
      tx.update(documents.students.ref(id), { state });
      const { askedForHelpAt: _answered, ...line } = student;
      tx.update(documents.rosters.ref(classId), new FieldPath('students', id), { ...line, state, secretKind: kind });
      const { fullName, displayName, userName } = student;
      issued.push({ studentId: id, fullName, displayName, userName, secret });
    }
    audit(tx, { action: 'secrets-reissued', by: caller.uid, classId, studentIds });
    return issued;
  });
  await Promise.all(studentIds.map((id) => accounts().revokeRefreshTokens(id)));
  return { cards };
};
