import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

const PAGE = 100;

/** The documents of a query, sorted by id, a page at a time. Documents may be deleted between two pages. */
export async function* pagesOf(query: Query): AsyncGenerator<readonly QueryDocumentSnapshot[]> {
  const ordered = query.orderBy('__name__').limit(PAGE);
  for (let { docs } = await ordered.get(); docs.length > 0; { docs } = await ordered.startAfter(docs.at(-1)).get())
    yield docs;
}
