import { buildItem } from '@lemma/testing';
import { expect, it } from 'vitest';
import { duplicated, moved, restored } from './moved.ts';

const items = ['a', 'b', 'c'].map((id) => buildItem({ id }));
const ids = (of: readonly { readonly id: string }[]) => of.map(({ id }) => id).join('');

it('moves a question, and not past the ends', () => {
  expect(ids(moved(items, 0, 2))).toBe('bca');
  expect(ids(moved(items, 2, 0))).toBe('cab');
  expect(ids(moved(items, 0, -1))).toBe('abc');
  expect(ids(moved(items, 2, 3))).toBe('abc');
});

it('puts a copy with an id of its own after the question', () => {
  const [a, copy, ...rest] = duplicated(items, 'a');
  expect(copy).toEqual({ ...a, id: expect.any(String) });
  expect(copy?.id).not.toBe('a');
  expect(ids(rest)).toBe('bc');
});

it('puts a removed question back to its place, once', () => {
  const [a, b, c] = items;
  if (!a || !b || !c) throw new Error('no items');
  expect(ids(restored([a, c], b, 1))).toBe('abc');
  expect(ids(restored([a], c, 2))).toBe('ac');
  expect(ids(restored(items, b, 1))).toBe('abc');
});
