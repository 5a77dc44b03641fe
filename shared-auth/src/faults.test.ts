import { expect, it } from 'vitest';
import { asAppError } from './faults.ts';

const fault = (code: string, details?: unknown) => Object.assign(new Error(code), { code, details });
const codeFor = (code: string, details?: unknown) => asAppError(fault(code, details), 'submitAttempt').code;

it('takes the code that a door sent along', () => {
  expect(codeFor('functions/not-found', { code: 'data/not-found' })).toBe('data/not-found');
  expect(codeFor('functions/permission-denied', { code: 'auth/forbidden' })).toBe('auth/forbidden');
});

it('takes an answer from before our doors for one that passes: no door, a filter, a deployment', () => {
  expect(codeFor('functions/not-found')).toBe('remote/incompatible');
  expect(codeFor('functions/permission-denied')).toBe('server/unavailable');
  expect(codeFor('functions/invalid-argument')).toBe('server/unavailable');
});

it('takes Firestore at its word', () => {
  expect(codeFor('permission-denied')).toBe('auth/forbidden');
  expect(codeFor('firestore/not-found')).toBe('data/not-found');
});

it('knows no code that a newer release made', () => {
  expect(codeFor('functions/internal', { code: 'server/on-holiday' })).toBe('server/unavailable');
});
