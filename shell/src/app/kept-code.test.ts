import { beforeEach, expect, it } from 'vitest';
import { hasKeptCode, keepCode, takeKeptCode } from './kept-code.ts';

beforeEach(() => sessionStorage.clear());

it('leads back to the form once, with the code', () => {
  keepCode({ pathname: '/parent-dashboard', search: '?code=ABCDE-12345' });
  expect(hasKeptCode()).toBe(true);
  expect(takeKeptCode()).toBe('/parent-dashboard?code=ABCDE-12345');
  expect([hasKeptCode(), takeKeptCode()]).toEqual([false, undefined]);
});

it.each([
  ['/dashboard', '?code=ABCDE-12345'],
  ['/parent-dashboard', ''],
  ['/parent-dashboard', '?code=<script>'],
  ['/parent-dashboard', `?code=${'A'.repeat(41)}`],
])('keeps nothing of %s%s', (pathname, search) => {
  keepCode({ pathname, search });
  expect(hasKeptCode()).toBe(false);
});
