import { expect, it } from 'vitest';
import { isDocumentId } from './document-id.ts';

it.each(['a', 's_1-x', '__x', 'x__', 'ñandú', 'x'.repeat(1500)])('takes %o', (id) => {
  expect(isDocumentId(id)).toBe(true);
});
it.each(['', '.', '..', 'a/b', '/', '__x__', '__proto__', '____', '\ud800', 'x'.repeat(1501), 'ñ'.repeat(751)])(
  'refuses %o',
  (id) => {
    expect(isDocumentId(id)).toBe(false);
  },
);
