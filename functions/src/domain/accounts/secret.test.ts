import { BADGE_ALPHABET, BADGE_LENGTH, secretKinds, secretPictures } from '@lemma/school/people';
import { secretWords } from '@lemma/school/secret-words';
import { MINUTE } from '@lemma/school/time';
import { describe, expect, it } from 'vitest';
import { seal, unseal } from '../../platform/seal.ts';
import { hashings, newestHashing, refusedAfter, requireHashing } from './hashing.ts';
import { hashSecret, isSecret, makeSecret, normaliseSecret, sealSecret } from './secret.ts';

describe('words', () => {
  it('are more than a thousand, short, plain and all different', () => {
    expect(secretWords.length).toBeGreaterThan(1000);
    expect(new Set(secretWords).size).toBe(secretWords.length);
    expect(secretWords.filter((word) => !/^[a-z]{3,7}$/.test(word))).toEqual([]);
  });
});

describe('makeSecret', () => {
  it('draws two different words', () => {
    const [first, second, ...more] = makeSecret('words').split(' ');
    expect(secretWords).toContain(first);
    expect(secretWords).toContain(second);
    expect(first).not.toBe(second);
    expect(more).toEqual([]);
  });
  it('draws three pictures in order, each of 24', () => {
    const pictures = makeSecret('pictures').split('-');
    expect(pictures).toHaveLength(3);
    for (const picture of pictures) expect(secretPictures).toContain(picture);
    expect(secretPictures).toHaveLength(24);
  });
  it('draws a badge of at least 128 bits', () => {
    const letters = makeSecret('badge').replaceAll('-', '');
    expect(letters).toMatch(new RegExp(`^[${BADGE_ALPHABET}]{${BADGE_LENGTH}}$`));
    expect(letters.length * Math.log2(BADGE_ALPHABET.length)).toBeGreaterThanOrEqual(128);
  });
  it('leaves characters that children mix up out of a password', () =>
    expect(makeSecret('password')).toMatch(/^[^0o1li2z5s8buv]{14}$/));
  it.each(secretKinds)('makes no two %s of a class alike', (kind) => {
    expect(new Set(Array.from({ length: 10 }, () => makeSecret(kind))).size).toBeGreaterThan(8);
  });
});

describe('isSecret', () => {
  it.each(['Maple River', ' maple  river ', 'maple-river', 'MAPLE - RIVER'])(
    'takes %o for "maple river"',
    async (typed) => {
      expect(await isSecret(await sealSecret('words', 'maple river', 1), typed)).toBe(true);
    },
  );
  it.each(['maple', 'river maple', '', 'mapleriver', 'x'.repeat(200)])('refuses %o', async (typed) => {
    expect(await isSecret(await sealSecret('words', 'maple river', 1), typed)).toBe(false);
  });
  it('takes a badge typed in capitals and without its hyphens', async () => {
    const badge = makeSecret('badge');
    const record = await sealSecret('badge', badge, 1);
    expect(await isSecret(record, badge)).toBe(true);
    expect(await isSecret(record, ` ${badge.toUpperCase().replaceAll('-', ' ')}`)).toBe(true);
    expect(await isSecret(record, badge.slice(0, -1))).toBe(false);
  });
  it('takes a badge of the first kind only with its exact letters', async () => {
    const record = await sealSecret('badge', 'AbC-1', 1);
    expect(await isSecret(record, ' AbC-1 ')).toBe(true);
    expect(await isSecret(record, 'abc-1')).toBe(false);
  });
  it('hashes the same secret differently each time', async () => {
    const [one, other] = await Promise.all([sealSecret('words', 'a b', 1), sealSecret('words', 'a b', 1)]);
    expect(one.hash).not.toBe(other.hash);
  });
});

describe('hashing', () => {
  it('is as expensive as OWASP recommends where the functions are deployed', () => {
    const deployed = newestHashing({ K_SERVICE: 'api' });
    expect(hashings[deployed]).toEqual({ N: 2 ** 14, r: 8, p: 5 });
    expect(newestHashing({ K_SERVICE: 'api', FUNCTIONS_EMULATOR: 'true' })).toBe('scrypt-1');
    expect(refusedAfter(deployed)).toBeGreaterThan(refusedAfter('scrypt-1'));
  });
  it('is in the record, so that cards of before and after a change both work', async () => {
    const record = await sealSecret('words', 'maple river', 1);
    const better = { ...record, ...(await hashSecret('words', 'maple river', 'scrypt-5')) };
    expect([record.hashing, better.hashing]).toEqual(['scrypt-1', 'scrypt-5']);
    expect(await isSecret(better, 'maple river')).toBe(true);
    expect(await isSecret({ ...better, hashing: 'scrypt-1' }, 'maple river')).toBe(false);
  });
});

it('strips hyphens at the ends', () => expect(normaliseSecret('pictures', '-cat-moon-drum-')).toBe('cat-moon-drum'));

it('checks no secret that nobody can guess more often than a processor can bear, for each account', () => {
  const tried = (account: string, now: number) => {
    let count = 0;
    for (; count < 100; count += 1)
      try {
        requireHashing(account, now);
      } catch {
        break;
      }
    return count;
  };
  expect([tried('ana', 0), tried('ana', 0), tried('ben', 0)]).toEqual([10, 0, 10]);
  expect(tried('ana', MINUTE)).toBe(4);
});

describe('seal', () => {
  it('opens only with the request’s own id', () => {
    const sealed = seal({ cards: [{ secret: 'maple river' }] }, 'request-1', 'salt');
    expect(unseal(sealed, 'request-1', 'salt')).toEqual({ cards: [{ secret: 'maple river' }] });
    expect(unseal(sealed.replace(/^1:/, ''), 'request-1', 'salt')).toEqual({ cards: [{ secret: 'maple river' }] });
    expect(() => unseal(sealed.replace('1:', '2:'), 'request-1', 'salt')).toThrow('unknown way');
    expect(() => unseal(sealed, 'request-2', 'salt')).toThrow();
    expect(() => unseal(sealed, 'request-1', 'other')).toThrow();
    expect(sealed).not.toContain('maple');
  });
});
