// @vitest-environment node
// Needs modules of its own: it counts calls of the engine that other files may have loaded.
import { initializeApp } from 'firebase/app';
import {
  collection,
  disableNetwork,
  doc,
  getDocFromCache,
  getDocsFromCache,
  initializeFirestore,
  limit,
  memoryLocalCache,
  query,
  setDoc,
  where,
} from 'firebase/firestore';
import { RE2JS } from 're2js';
import { expect, it, vi } from 'vitest';
import type { Condition } from './condition.ts';

/** Each operator that our queries may use, with a condition on two documents and the documents that it should find. */
const asked = {
  '==': [['name', '==', 'a.*'], ['first']],
  'array-contains': [['tags', 'array-contains', 'x'], ['second']],
  in: [['name', 'in', ['b', 'c']], ['second']],
  '>=': [['at', '>=', 2], ['second']],
  '<=': [['at', '<=', 1], ['first']],
} satisfies Record<Condition[1], readonly [Condition, readonly string[]]>;

/**
 * The build leaves the regular-expression engine out (packages/federation/src/without-re2js.ts), so none of these
 * conditions may need it.
 */
it('answers every condition from its cache without the regular-expression engine', async () => {
  const compile = vi.spyOn(RE2JS, 'compile');
  const database = initializeFirestore(initializeApp({ projectId: 'demo-cache', apiKey: 'local' }), {
    localCache: memoryLocalCache(),
  });
  await disableNetwork(database);
  // Without a network a write is never confirmed, but the cache shows it at once.
  void setDoc(doc(database, 'lists', 'first'), { name: 'a.*', at: 1, tags: [] });
  void setDoc(doc(database, 'lists', 'second'), { name: 'b', at: 2, tags: ['x'] });
  expect((await getDocFromCache(doc(database, 'lists', 'first'))).get('name')).toBe('a.*');
  for (const [[field, operator, value], found] of Object.values(asked)) {
    const { docs } = await getDocsFromCache(
      query(collection(database, 'lists'), where(field, operator, value), limit(5)),
    );
    expect([operator, docs.map(({ id }) => id)]).toEqual([operator, found]);
  }
  expect(compile).not.toHaveBeenCalled();
});
