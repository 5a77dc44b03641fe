import { expect, it } from 'vitest';
import { forgetter } from './forget.ts';

const ana = { id: 's-ana', fullName: 'Ana López', displayName: 'Ana L.', standIn: 'gone-1' };
const withNames = forgetter(ana, { names: true });

it('takes an id out of values, of keys and of ids made with it', () => {
  expect(withNames({ rows: { 's-ana': { studentId: 's-ana' } }, of: ['a_s-ana'], n: 1 })).toEqual({
    ...{ rows: { 'gone-1': { studentId: 'gone-1' } }, of: ['a_gone-1'], n: 1 },
  });
});

it('takes names out of texts as words of their own, in any case', () => {
  const { text } = withNames({ text: 'ANA LÓPEZ works with Ana L., not with Mariana López or Ana Lopezova.' });
  expect(text).toBe('a former student works with a former student, not with Mariana López or Ana Lopezova.');
  expect(withNames({ text: 'Ana López-Ruiz' })).toEqual({ text: 'a former student-Ruiz' });
});

it('leaves names where they are told apart by the place, and a single name everywhere', () => {
  const record = { fullName: 'Ana López' };
  expect(forgetter(ana, { names: false })(record)).toBe(record);
  const only = { ...ana, fullName: 'Ana', displayName: 'Ana' };
  const text = { text: 'Ana and Ana' };
  expect(forgetter(only, { names: true })(text)).toBe(text);
});

it('gives what names nobody back as it is, and keeps dates', () => {
  const at = new Date();
  const record = { at, list: [1, { b: null }] };
  expect(withNames(record)).toBe(record);
  expect(withNames({ at, by: 's-ana' })).toEqual({ at, by: 'gone-1' });
});
