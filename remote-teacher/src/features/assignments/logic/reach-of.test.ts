import { buildRosterStudent } from '@lemma/testing';
import { expect, it } from 'vitest';
import { reachOf } from './reach-of.ts';

const line = (id: string, state: 'active' | 'archived' = 'active') => buildRosterStudent({ id, state });
const roster = { students: { ana: line('ana'), ben: line('ben'), cleo: line('cleo', 'archived') } };
const ids = (reach: ReturnType<typeof reachOf>) => reach?.chosen?.map(({ id }) => id);

it('needs nobody’s line to tell how many are in a class whose board counts them', () => {
  expect(reachOf(undefined, 28, undefined)).toEqual({ count: 28, all: 28, chosen: undefined });
});

it('counts those who were chosen and are still there, out of all', () => {
  const reach = reachOf(['ana', 'cleo', 'gone'], 28, roster);
  expect([reach?.count, reach?.all, ids(reach)]).toEqual([1, 28, ['ana']]);
});

it('counts the roster of a class whose board does not', () => {
  expect(reachOf(undefined, undefined, roster)).toMatchObject({ count: 2, all: 2 });
  expect(reachOf(['ben'], undefined, roster)).toMatchObject({ count: 1, all: 2 });
});

it('tells nothing before it is known', () => {
  expect(reachOf(undefined, undefined, undefined)).toBeUndefined();
  expect(reachOf(['ana'], 28, undefined)).toBeUndefined();
});

it('reaches nobody in a class without a roster', () => {
  expect(reachOf(undefined, undefined, null)).toMatchObject({ count: 0, all: 0 });
});
