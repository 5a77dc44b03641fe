import { JUDGED_FROM } from '@lemma/school/people';
import { SECOND } from '@lemma/school/time';
import { expect, it, vi } from 'vitest';
import { provePassword } from './prove-password.ts';

const { service, claimed } = vi.hoisted(() => ({
  service: { setPasswordOf: vi.fn(), signInTo: vi.fn() },
  claimed: vi.fn(),
}));
vi.mock('../../platform/set-password.ts', () => service);
vi.mock('../../platform/throttle.ts', () => ({ takeToken: async () => undefined }));
vi.mock('../../domain/passwords/claims.ts', () => ({
  claimPassword: claimed,
  judgedPasswordOf: async () => undefined,
}));

const from = JUDGED_FROM * SECOND;
const caller = { uid: 'u', ip: '', now: from, userAgent: '', name: undefined, signedInAt: from + 5000 };
/** What is said of an account whose password was set at this moment, and what is written of it. */
const saidOf = async (present: object | undefined, password?: string) => {
  claimed.mockReset();
  service.setPasswordOf.mockResolvedValue(present);
  service.signInTo.mockResolvedValue(JUDGED_FROM + 7);
  const { isProved } = await provePassword({ apiKey: 'k', password }, caller);
  return [isProved, ...claimed.mock.calls.map(([, found]) => found)];
};
const passwordAt = JUDGED_FROM + 5;

it('takes passwords that were set before any was judged, until they are changed', async () => {
  expect(await saidOf({ email: 'ana@a.example', setAt: from - 1 })).toEqual([true, { passwordAt }]);
  expect(await saidOf({ email: 'ana@a.example', setAt: from })).toEqual([false]);
});
it('asks nothing of an account without a password', async () => {
  expect(await saidOf(undefined)).toEqual([true, { passwordAt }]);
});
it('has a password judged at each sign-in where the auth service does not say when it was set', async () => {
  const unknown = { email: 'ana@a.example', setAt: Number.NaN };
  expect(await saidOf(unknown)).toEqual([false]);
  const judgedPassword = Number.NaN;
  expect(await saidOf(unknown, 'three blue kettles')).toEqual([true, { passwordAt: passwordAt + 2, judgedPassword }]);
});
