import { beforeEach, expect, it } from 'vitest';
import { hasRememberedCode, rememberCode, takeRememberedCode } from './remembered-code.ts';

beforeEach(() => sessionStorage.clear());

it('returns to the form once, with the code', () => {
  rememberCode({ pathname: '/parent-dashboard', search: '?code=ABCDE-12345' });
  expect(hasRememberedCode()).toBe(true);
  expect(takeRememberedCode()).toBe('/parent-dashboard?code=ABCDE-12345');
  expect([hasRememberedCode(), takeRememberedCode()]).toEqual([false, undefined]);
});

it.each([
  ['/dashboard', '?code=ABCDE-12345'],
  ['/parent-dashboard', ''],
  ['/parent-dashboard', '?code=<script>'],
  ['/parent-dashboard', `?code=${'A'.repeat(41)}`],
])('keeps nothing of %s%s', (pathname, search) => {
  rememberCode({ pathname, search });
  expect(hasRememberedCode()).toBe(false);
});
