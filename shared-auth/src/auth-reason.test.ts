import { expect, it } from 'vitest';
import { authReasonOf } from './auth-reason.ts';

const coded = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code });

it.each([
  ['auth/wrong-password', 'credential'],
  ['auth/user-not-found', 'credential'],
  ['auth/email-already-in-use', 'taken'],
  ['auth/weak-password', 'weak'],
  ['auth/password-does-not-meet-requirements', 'policy'],
  ['auth/known-password', 'known'],
  ['auth/too-many-requests', 'many'],
  ['auth/user-disabled', 'disabled'],
  ['auth/network-request-failed', 'network'],
] as const)('knows %s', (code, reason) => {
  expect(authReasonOf(coded(code))).toBe(reason);
});

it('finds the code through the cause that a rethrown error keeps', () => {
  expect(authReasonOf(new Error('said again', { cause: coded('auth/weak-password') }))).toBe('weak');
});

it('has no reason for other errors', () => {
  expect(authReasonOf(new Error('no'))).toBeUndefined();
});
