import type { calls } from '@lemma/school/calls';
import type { Query } from 'firebase-admin/firestore';
import { fileIdsOf, notesOn, submissionsOf } from '../../engines/erasure/owned-documents.ts';
import { ownIn, ownQueries } from '../../engines/erasure/whose.ts';
import { requireTeacherOfLeaving } from '../../platform/access.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { getAll } from '../../platform/firebase.ts';

const countOf = async (query: Query): Promise<number> => (await query.count().get()).data().count;

export const previewErasure: Handler<typeof calls.previewErasure> = async ({ studentId }, caller) => {
  await requireTeacherOfLeaving('teach', studentId, caller);
  const own = await getAll(ownIn('child').map((collection) => documents[collection].ref(studentId)));
  const counted = await Promise.all(
    [
      ...ownQueries('child', studentId),
      ['guardians', documents.guardians.where(['studentId', '==', studentId])] as const,
    ].map(async ([collection, query]) => [collection, await countOf(query)] as const),
  );
  const files = await fileIdsOf(studentId, await submissionsOf(studentId), await notesOn(studentId));
  const there = own.filter(({ exists }) => exists).map(({ ref }) => [ref.parent.id, 1] as const);
  const all = [['students', 1] as const, ...there, ...counted].filter(([, count]) => count > 0);
  return { documents: Object.fromEntries(all), files: files.length };
};
