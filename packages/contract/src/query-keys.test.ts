import { hashKey, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { queryKeys } from './query-keys.ts';

it('gives equal requests one key, and each person another', () => {
  const ask = (uid: string) => queryKeys.call(uid, 'showKeys', { submissionId: 's' });
  expect(hashKey(ask('ana'))).toBe(hashKey(ask('ana')));
  expect(hashKey(ask('ana'))).not.toBe(hashKey(ask('ben')));
});

it('finds every choice of documents that begins alike', () => {
  const client = new QueryClient();
  const ofClass = queryKeys.documents('ana', 'submissions', 'student', 'class');
  client.setQueryData(ofClass, 1);
  expect(client.getQueriesData({ queryKey: queryKeys.documents('ana', 'submissions', 'student') })).toEqual([
    [ofClass, 1],
  ]);
});

it('keeps the key that shells of other releases know', () => {
  expect(queryKeys.ownSettings('ana')).toEqual(['settings', 'ana', 'own']);
});

it('lets no key be written where it is used', () => {
  const client = new QueryClient();
  // @ts-expect-error: a list is no key
  client.setQueryData(['document', 'ana', 'rosters', 'c'], 1);
  // @ts-expect-error: nor is one made longer by hand
  client.invalidateQueries({ queryKey: [...queryKeys.documents('ana', 'rosters'), 'c'] });
});
