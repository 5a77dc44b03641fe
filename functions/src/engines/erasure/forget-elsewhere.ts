import type { DocumentReference, DocumentSnapshot, Query, Transaction } from 'firebase-admin/firestore';
import { documents, isReadable, storedAs, unpackedData } from '../../platform/documents.ts';
import { getAll, inTransaction } from '../../platform/firebase.ts';
import { MOST_IN_ONE_QUERY } from '../../platform/most-in-one-query.ts';
import { type Forgotten, forgetter } from './forget.ts';
import { whoWasThere } from './who-was-there.ts';

const DOCUMENTS_A_PAGE = 100;

type Place = { readonly from: Query | readonly DocumentReference[]; readonly names: boolean };

/**
 * Documents without free text, in which children are identified by id. Rosters are changed last, together with the
 * receipt.
 */
const STRUCTURED = ['boards', 'insights', 'classes'] as const;
/** Documents that teachers of the child wrote or had created. */
const OF_TEACHERS = ['banks', 'chatShelves', 'planShelves', 'storyShelves', 'trainings'] as const;
/** Documents about classmates, or shown to them, whose texts may name the child. */
const OF_CLASSMATES = ['notes', 'studentNotes', 'talks', 'desks'] as const;

function chunks<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / MOST_IN_ONE_QUERY) }, (_, index) =>
    all.slice(index * MOST_IN_ONE_QUERY, (index + 1) * MOST_IN_ONE_QUERY),
  );
}

const refsOf = (names: readonly (keyof typeof documents)[], ids: readonly string[]): DocumentReference[] =>
  names.flatMap((name) => ids.map((id) => documents[name].ref(id)));

/** Other documents that may name a child: of the classes, of their teachers, of classmates, and the log. */
async function placesOf(classIds: readonly string[], studentId: string): Promise<Place[]> {
  const { teachers, classmates } = await whoWasThere(classIds, studentId);
  return [
    { from: refsOf(STRUCTURED, classIds), names: false },
    { from: refsOf(OF_TEACHERS, teachers), names: true },
    { from: refsOf(OF_CLASSMATES, classmates), names: true },
    ...chunks(classIds).flatMap((ids): Place[] => [
      { from: documents.assignments.where(['classId', 'in', ids]), names: true },
      { from: documents.results.where(['classId', 'in', ids]), names: true },
      { from: documents.submissions.where(['classId', 'in', ids]), names: true },
    ]),
    ...chunks(teachers).flatMap((ids): Place[] => [
      { from: documents.chats.where(['ownerId', 'in', ids]), names: true },
      { from: documents.plans.where(['ownerId', 'in', ids]), names: true },
      { from: documents.planVersions.where(['ownerId', 'in', ids]), names: true },
      { from: documents.stories.where(['ownerId', 'in', ids]), names: true },
      { from: documents.interviews.where(['teacherId', 'in', ids]), names: true },
    ]),
    ...chunks(classmates).map(
      (ids): Place => ({ from: documents.guardians.where(['studentId', 'in', ids]), names: true }),
    ),
    { from: documents.audit.where(['studentIds', 'array-contains', studentId]), names: false },
    { from: documents.audit.where(['by', '==', studentId]), names: false },
    { from: documents.audit.where(['subject', '==', studentId]), names: false },
  ];
}

async function* snapshotsOf(from: Place['from']): AsyncGenerator<DocumentSnapshot> {
  if (!('where' in from)) {
    for (const refs of chunks(from)) yield* await getAll(refs);
    return;
  }
  const ordered = from.orderBy('__name__').limit(DOCUMENTS_A_PAGE);
  for (let page = await ordered.get(); page.docs.length > 0; page = await ordered.startAfter(page.docs.at(-1)).get())
    yield* page.docs;
}

/** Called with each change, to be stored together with it or not at all. */
export type OnChange = (tx: Transaction) => void;

type Forgetters = Readonly<Record<'long' | 'short', ReturnType<typeof forgetter>>>;

/** Rewrites a document in a transaction, so that a simultaneous change by somebody else is not lost. */
const rewrite = (ref: DocumentReference, { long, short }: Forgetters, onChange: OnChange): Promise<void> =>
  inTransaction(async (tx) => {
    const data = unpackedData(await tx.get(ref));
    if (data === undefined) return;
    const after = long(data);
    if (after === data) return;
    tx.set(ref, storedAs(ref, isReadable(ref, after) ? after : short(data)));
    onChange(tx);
  });

/** Removes a child from documents that belong to others. */
export async function forgetElsewhere(
  classIds: readonly string[],
  forgotten: Forgotten,
  onChange: OnChange = () => undefined,
): Promise<void> {
  for (const { from, names } of await placesOf(classIds, forgotten.id)) {
    const long = forgetter(forgotten, { names });
    const short = forgetter(forgotten, { names, somebody: 'short' });
    for await (const snapshot of snapshotsOf(from)) {
      const data = unpackedData(snapshot);
      if (data === undefined || long(data) === data) continue;
      await rewrite(snapshot.ref, { long, short }, onChange);
    }
  }
}
