import { getApps, initializeApp } from 'firebase-admin/app';
import { expect, it } from 'vitest';
import { CALLS, requireAllowance } from './allowance.ts';
import { accounts } from './firebase.ts';
import { uidOf } from './http.ts';

it('holds what one account sends and fetches, as it holds what it calls', async () => {
  process.env.FIREBASE_AUTH_EMULATOR_HOST = '127.0.0.1:1';
  // Files of tests share a process, and another one may have opened the app.
  if (getApps().length === 0) initializeApp({ projectId: 'demo-http' });
  Object.assign(accounts(), { verifyIdToken: async () => ({ uid: 'greedy' }) });
  const later = Date.now() + 60_000;
  for (let n = 0; n < CALLS.atOnce; n += 1) requireAllowance({ uid: 'greedy', now: later });
  await expect(uidOf({ headers: { authorization: 'Bearer a.b.c' } })).rejects.toMatchObject({ code: 'sign-in/wait' });
});
