import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BADGE_ALPHABET, BADGE_LENGTH, badgeText, groupedBadge, readBadge } from './badge.ts';

it('holds more than 128 bits', () => expect(BADGE_LENGTH * Math.log2(BADGE_ALPHABET.length)).toBeGreaterThan(128));
it('prints a secret in groups', () => expect(groupedBadge('acdefghjkmnp')).toBe('acdef-ghjkm-np'));
it('reads back what it wrote', () => {
  expect(readBadge(` ${badgeText('s1_-A', 'acdef-ghjkm')} `)).toEqual({ studentId: 's1_-A', secret: 'acdef-ghjkm' });
});
it.each(['', 'lemma:', 'lemma:a', 'lemma:a:b:c', 'https://school.example/?lemma:a:b', 'lemma:../x:b'])(
  'does not accept %o as a badge',
  (text) => {
    expect(readBadge(text)).toBeUndefined();
  },
);
it('never throws', () => fc.assert(fc.property(fc.string(), (text) => void readBadge(text))));
