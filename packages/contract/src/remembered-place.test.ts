// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { hasRememberedCode, rememberedPlace, rememberPlace, takeRememberedPlace } from './remembered-place.ts';

beforeEach(() => sessionStorage.clear());

it('returns once to a page that was opened before signing in', () => {
  rememberPlace({ pathname: '/dashboard/students/ana', search: '?class=4a' });
  expect([rememberedPlace(), hasRememberedCode()]).toEqual(['teacher', false]);
  expect(takeRememberedPlace('teacher')).toBe('/dashboard/students/ana?class=4a');
  expect([rememberedPlace(), takeRememberedPlace('teacher')]).toEqual([undefined, undefined]);
});

it('forgets a page of another area than that of the person who signed in', () => {
  rememberPlace({ pathname: '/parent-dashboard/submissions', search: '' });
  expect(takeRememberedPlace('teacher')).toBeUndefined();
  expect(takeRememberedPlace('parent')).toBeUndefined();
});

it('knows the code of a parent’s link', () => {
  rememberPlace({ pathname: '/parent-dashboard', search: '?code=ABCDE-12345' });
  expect(hasRememberedCode()).toBe(true);
  expect(takeRememberedPlace('parent')).toBe('/parent-dashboard?code=ABCDE-12345');
  expect(hasRememberedCode()).toBe(false);
});

it.each([
  ['/dashboard', '?code=ABCDE-12345'],
  ['/parent-dashboard', ''],
  ['/parent-dashboard', '?code=<script>'],
  ['/parent-dashboard', `?code=${'A'.repeat(41)}`],
])('finds no code in %s%s', (pathname, search) => {
  rememberPlace({ pathname, search });
  expect(hasRememberedCode()).toBe(false);
});

it.each([
  ['/privacy', ''],
  ['/dashboards', ''],
  ['//evil.example/dashboard', ''],
  ['/dashboard', `?q=${'a'.repeat(300)}`],
])('remembers nothing of %s%s', (pathname, search) => {
  rememberPlace({ pathname, search });
  expect(rememberedPlace()).toBeUndefined();
});
