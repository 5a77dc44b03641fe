import type { calls } from '@lemma/school/calls';
import type { Erasure } from '@lemma/school/privacy';
import type { Query } from 'firebase-admin/firestore';
import type { Handler } from '../door.ts';
import { requireTeacherOf } from '../platform/access.ts';
import { documents } from '../platform/documents.ts';
import { getAll } from '../platform/firebase.ts';
import { fileIdsOf, notesOn, OWN, ownQueries, submissionsOf } from './held.ts';

const MOST = 100;

const countOf = async (query: Query): Promise<number> => (await query.count().get()).data().count;

export const previewErasure: Handler<typeof calls.previewErasure> = async ({ studentId }, caller) => {
  await requireTeacherOf('teach', studentId, caller);
  const own = await getAll(OWN.map((collection) => documents[collection].ref(studentId)));
  const counted = await Promise.all(
    [...ownQueries(studentId), ['guardians', documents.guardians.where(['studentId', '==', studentId])] as const].map(
      async ([collection, query]) => [collection, await countOf(query)] as const,
    ),
  );
  const files = await fileIdsOf(studentId, await submissionsOf(studentId), await notesOn(studentId));
  const there = own.filter(({ exists }) => exists).map(({ ref }) => [ref.parent.id, 1] as const);
  const all = [['students', 1] as const, ...there, ...counted].filter(([, count]) => count > 0);
  return { documents: Object.fromEntries(all), files: files.length };
};

export const receiptOf = ({ parentIds: _parents, by: _by, ...receipt }: Erasure) => receipt;

export const erasureReceipts: Handler<typeof calls.erasureReceipts> = async (_, { uid }) => {
  const erasures = documents.erasures.where();
  const found = await Promise.all([
    erasures.where('parentIds', 'array-contains', uid).limit(MOST).get(),
    erasures.where('by', '==', uid).limit(MOST).get(),
  ]);
  const all = found.flatMap(({ docs }) => docs.flatMap((snapshot) => documents.erasures.parse(snapshot) ?? []));
  const once = [...new Map(all.map((one) => [one.id, one])).values()];
  return { receipts: once.toSorted((one, other) => other.at - one.at).map(receiptOf) };
};
