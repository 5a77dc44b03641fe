import { expect, it } from 'vitest';
import { type Consent, consentedUses, consentGivenSchema, consentUses, mayUse } from './consent.ts';

const consent: Consent = { by: 'parent', name: 'Jon Rivera', on: '2026-11-20', uses: ['letters'], recordedAt: 1 };

it('allows nothing without a consent, outside it, or after it was revoked', () => {
  expect(consentUses.map((use) => mayUse(undefined, use))).toEqual([false, false, false]);
  expect(consentUses.map((use) => mayUse(consent, use))).toEqual([false, false, true]);
  expect(consentUses.map((use) => mayUse({ ...consent, revokedAt: 2 }, use))).toEqual([false, false, false]);
});

it.each(['', '21.11.2026', '2026-02-30', 'yesterday'])('rejects a consent with the date %o', (on) => {
  expect(consentGivenSchema.safeParse({ ...consent, on }).success).toBe(false);
});

it('allows what the consents of merged accounts allow together, and nothing once one is revoked', () => {
  const school = { ...consent, by: 'school' as const, uses: ['model' as const] };
  expect(consentedUses({ ...consent, merged: [school] })).toEqual(['model', 'letters']);
  expect(consentedUses({ ...consent, merged: [{ ...school, revokedAt: 2 }] })).toEqual([]);
});
