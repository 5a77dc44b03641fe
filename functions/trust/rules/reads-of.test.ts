import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readsOf } from './reads-of.ts';

const rules = readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8');

it.each([
  ['rosters', ['rosters', 'demands', 'settings', 'classes']],
  ['results', ['results', 'demands', 'settings', 'classes']],
  ['plans', ['plans', 'demands', 'settings']],
  ['notes', ['notes', 'students', 'demands', 'settings', 'classes']],
])(
  'counts what a request for %s is billed, of an adult without a second factor, as records 48 and 212 have it',
  (collection, read) => {
    expect(readsOf(rules, collection)).toEqual(new Set(read));
  },
);

it('counts a look that a rule has more', () => {
  const more = rules.replace(
    'return cameAsAdult()\n',
    'return exists(/databases/$(database)/documents/users/x) && cameAsAdult()\n',
  );
  expect(readsOf(more, 'rosters')).toEqual(new Set(['rosters', 'demands', 'settings', 'classes', 'users']));
});
