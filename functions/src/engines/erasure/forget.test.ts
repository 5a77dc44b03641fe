import { expect, it } from 'vitest';
import { forgetter } from './forget.ts';

const ana = { id: 's-ana', fullName: 'Ana López', displayName: 'Ana L.', standIn: 'gone-1' };
const withNames = forgetter(ana, { names: true });

it('removes an id from values, from keys and from ids made with it', () => {
  expect(withNames({ rows: { 's-ana': { studentId: 's-ana' } }, of: ['a_s-ana'], n: 1 })).toEqual({
    ...{ rows: { 'gone-1': { studentId: 'gone-1' } }, of: ['a_gone-1'], n: 1 },
  });
});

it('removes names from texts as whole words, in any case', () => {
  const { text } = withNames({ text: 'ANA LÓPEZ works with Ana L., not with Mariana López or Ana Lopezova.' });
  expect(text).toBe('a former student works with a former student, not with Mariana López or Ana Lopezova.');
  expect(withNames({ text: 'Ana López-Ruiz' })).toEqual({ text: 'a former student-Ruiz' });
});

it('leaves names in structured documents, and first names everywhere', () => {
  const record = { fullName: 'Ana López' };
  expect(forgetter(ana, { names: false })(record)).toBe(record);
  const only = { ...ana, fullName: 'Ana', displayName: 'Ana' };
  const text = { text: 'Ana and Ana' };
  expect(forgetter(only, { names: true })(text)).toBe(text);
});

it('returns what names nobody unchanged, and keeps dates', () => {
  const at = new Date();
  const record = { at, list: [1, { b: null }] };
  expect(withNames(record)).toBe(record);
  expect(withNames({ at, by: 's-ana' })).toEqual({ at, by: 'gone-1' });
});

it.each(['of the', 'x + 1', 'is the', 'e s', '1 2', 'Student 12', 'will power', 'May Day'])(
  'does not take "%s" for a name in what others wrote',
  (fullName) => {
    const invented = { id: 's-x', fullName, displayName: fullName, standIn: 'gone-1' };
    const record = {
      text: 'Half of the cake is the answer of e s, 1 2, Student 12: x + 1. We will power it up, as we may day by day.',
      of: { 'of the': 'X + 1' },
    };
    expect(forgetter(invented, { names: true })(record)).toBe(record);
  },
);

it('removes a name of everyday words where it is written as a name, and others in any case and spacing', () => {
  const will = { id: 's-w', fullName: 'Will Power', displayName: 'Will P.', standIn: 'gone-1' };
  expect(forgetter(will, { names: true })({ text: 'Will Power and WILL  POWER will power on.' })).toEqual({
    text: 'a former student and a former student will power on.',
  });
  expect(withNames({ text: 'how is ana  lópez doing' })).toEqual({ text: 'how is a former student doing' });
});
