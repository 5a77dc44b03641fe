import { expect, it } from 'vitest';
import { asAppError } from './faults.ts';

const fault = (code: string, details?: unknown) => Object.assign(new Error(code), { code, details });
const codeFor = (code: string, details?: unknown) => asAppError(fault(code, details), 'submitAttempt').code;

it('takes the code that a function sent', () => {
  expect(codeFor('functions/not-found', { code: 'data/not-found' })).toBe('data/not-found');
  expect(codeFor('functions/permission-denied', { code: 'auth/forbidden' })).toBe('auth/forbidden');
});

it('treats an answer from elsewhere as temporary: an unknown call, a filter, a deployment', () => {
  expect(codeFor('functions/not-found')).toBe('remote/incompatible');
  expect(codeFor('functions/permission-denied')).toBe('server/unavailable');
  expect(codeFor('functions/invalid-argument')).toBe('server/unavailable');
});

it('translates the codes of Firestore', () => {
  expect(codeFor('permission-denied')).toBe('auth/forbidden');
  expect(codeFor('firestore/not-found')).toBe('data/not-found');
});

it('ignores a code that only a newer release knows', () => {
  expect(codeFor('functions/internal', { code: 'server/on-holiday' })).toBe('server/unavailable');
});
