import type { Consent } from '@lemma/school/privacy';
import { buildRosterStudent } from '@lemma/testing';
import { expect, it } from 'vitest';
import { mayTell } from './may-tell.ts';

const consent: Consent = { by: 'parent', name: '', on: '2026-11-20', uses: ['model'], recordedAt: 1 };
const ana = buildRosterStudent({ id: 'a', fullName: 'Ana López', consent });
const ben = buildRosterStudent({ id: 'b', fullName: 'Ben Osei' });
const dan = buildRosterStudent({ id: 'd', fullName: 'Dan Roth', consent: { ...consent, revokedAt: 2 } });
const eva = buildRosterStudent({ id: 'e', fullName: 'Eva Novak', consent: { ...consent, uses: ['letters'] } });

it.each([
  ['How is the class doing?', true],
  ['What did Ana get wrong?', true],
  ['What did Ben get wrong?', false],
  ['Compare Ana López with ben', false],
  ['Write to the family of Dan Roth', false],
  ['Help Eva', false],
  ['Osei has trouble with fractions', false],
  ['López is doing well', true],
])('may tell a model %o: %s', (text, told) => {
  expect(mayTell(text, [ana, ben, dan, eva])).toBe(told);
});
