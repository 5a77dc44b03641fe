import type { LookKind } from '@lemma/school/privacy';
import { DAY } from '@lemma/school/time';
import { FieldValue } from 'firebase-admin/firestore';
import { documents } from '../../platform/documents.ts';
import { bulkWriter } from '../../platform/firebase.ts';
import { hashOf } from '../../platform/hash.ts';

/** Records that somebody looked at the data of these children: one document a day for each person, child and way. */
export async function noteLooks(by: string, studentIds: readonly string[], kind: LookKind, now: number): Promise<void> {
  const writer = bulkWriter();
  const day = Math.floor(now / DAY);
  const written = [...new Set(studentIds)].map((studentId) =>
    documents.looks.merge(writer, hashOf('look', studentId, by, kind, `${day}`), {
      ...{ studentId, by, kind, lastAt: now },
      count: FieldValue.increment(1),
    }),
  );
  await Promise.all([...written, writer.close()]);
}
