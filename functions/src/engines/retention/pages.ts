import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

const PAGE = 100;

/** The documents of a query by their ids, a page at a time; what is deleted on the way is no hindrance. */
export async function* pagesOf(query: Query): AsyncGenerator<readonly QueryDocumentSnapshot[]> {
  const ordered = query.orderBy('__name__').limit(PAGE);
  for (let { docs } = await ordered.get(); docs.length > 0; { docs } = await ordered.startAfter(docs.at(-1)).get())
    yield docs;
}
