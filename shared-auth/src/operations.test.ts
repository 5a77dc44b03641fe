import { beforeEach, describe, expect, it, vi } from 'vitest';
import { resetPassword, signIn, signInWithGoogle, signInWithToken, signOut, signUp } from './operations.ts';

const service = vi.hoisted(() => ({ error: undefined as unknown }));
vi.mock('./current-session.ts', () => ({
  currentSession: () => {
    throw service.error;
  },
}));

const operations = {
  'Failed to sign up': () => signUp('a@school.example', 'secret', 'Ana', 'teacher'),
  'Failed to sign in with Google': () => signInWithGoogle(),
  'Failed to sign out': () => signOut(),
  'Failed to send password reset email': () => resetPassword('a@school.example'),
};

describe('the error catalogue of the specification', () => {
  beforeEach(() => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
  });

  it.each(Object.entries(operations))('says "%s" where the error has no message of its own', async (words, run) => {
    service.error = 'nothing';
    await expect(run()).rejects.toThrow(words);
  });

  it.each(Object.entries(operations))('keeps the original message instead of "%s"', async (_, run) => {
    service.error = new Error('the original');
    await expect(run()).rejects.toThrow('the original');
  });

  it.each([
    ['an email sign-in', () => signIn('a@school.example', 'secret')],
    ['the sign-in of a student by a token', () => signInWithToken('token')],
  ])('logs and rethrows the original error of %s', async (_, run) => {
    const original = new Error('as it is');
    service.error = original;
    await expect(run()).rejects.toBe(original);
    expect(console.info).toHaveBeenLastCalledWith('auth:', original);
  });

  it.each(Object.entries(operations))('logs the error behind "%s"', async (_, run) => {
    const original = new Error('the original');
    service.error = original;
    await expect(run()).rejects.toThrow();
    expect(console.info).toHaveBeenLastCalledWith('auth:', original);
  });
});
