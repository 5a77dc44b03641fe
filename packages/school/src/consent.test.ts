import { expect, it } from 'vitest';
import { type Consent, consentGivenSchema, consentUses, mayUse } from './consent.ts';

const consent: Consent = { by: 'parent', name: 'Jon Rivera', on: '2026-11-20', uses: ['letters'], recordedAt: 1 };

it('lets nothing be done without a record, beside it, or after it was taken back', () => {
  expect(consentUses.map((use) => mayUse(undefined, use))).toEqual([false, false]);
  expect(consentUses.map((use) => mayUse(consent, use))).toEqual([false, true]);
  expect(consentUses.map((use) => mayUse({ ...consent, revokedAt: 2 }, use))).toEqual([false, false]);
});

it.each(['', '21.11.2026', '2026-02-30', 'yesterday'])('takes no record of the day %o', (on) => {
  expect(consentGivenSchema.safeParse({ ...consent, on }).success).toBe(false);
});
