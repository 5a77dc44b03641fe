import type { ExportKind, LookKind } from '@lemma/school/privacy';
import { DAY } from '@lemma/school/time';
import { FieldValue } from 'firebase-admin/firestore';
import { documents } from '../../platform/documents.ts';
import { bulkWriter, getAll } from '../../platform/firebase.ts';
import { hashOf } from '../../platform/hash.ts';

/**
 * Records that somebody looked at the data of these children: one document a day for each person, child and way, and of
 * files for each thing (`what`) that was taken along.
 */
export async function noteLooks(
  by: string,
  studentIds: readonly string[],
  kind: LookKind,
  now: number,
  what?: ExportKind,
): Promise<void> {
  const writer = bulkWriter();
  const ofKind = what === undefined ? [kind] : [kind, what];
  const day = Math.floor(now / DAY);
  const lookId = (studentId: string): string => hashOf('look', studentId, by, ...ofKind, `${day}`);
  const written = [...new Set(studentIds)].map((studentId) =>
    documents.looks.merge(writer, lookId(studentId), {
      ...{ studentId, by, kind, ...(what !== undefined && { what }), lastAt: now },
      count: FieldValue.increment(1),
    }),
  );
  await Promise.all([...written, writer.close()]);
  // Of a child whose data is being deleted, or was meanwhile, nothing is left over.
  const children = await getAll([...new Set(studentIds)].map((id) => documents.students.ref(id)));
  const gone = children.filter((child) => !child.exists || child.get('deletingAt') !== undefined);
  await Promise.all(gone.map(({ id }) => documents.looks.ref(lookId(id)).delete()));
}
