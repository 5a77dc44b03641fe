import { secretKinds, secretPictures } from '@lemma/school';
import { describe, expect, it } from 'vitest';
import { seal, unseal } from './sealed-answer.ts';
import { isSecret, makeSecret, normaliseSecret, sealSecret } from './secret.ts';
import { words } from './words.ts';

describe('words', () => {
  it('are more than a thousand, short, plain and all different', () => {
    expect(words.length).toBeGreaterThan(1000);
    expect(new Set(words).size).toBe(words.length);
    expect(words.filter((word) => !/^[a-z]{3,7}$/.test(word))).toEqual([]);
  });
});

describe('makeSecret', () => {
  it('draws two different words', () => {
    const [first, second, ...more] = makeSecret('words').split(' ');
    expect(words).toContain(first);
    expect(words).toContain(second);
    expect(first).not.toBe(second);
    expect(more).toEqual([]);
  });
  it('draws three different pictures', () => {
    const pictures = makeSecret('pictures').split('-');
    expect(new Set(pictures).size).toBe(3);
    for (const picture of pictures) expect(secretPictures).toContain(picture);
  });
  it('draws a badge of at least 128 bits', () => {
    expect(Buffer.from(makeSecret('badge'), 'base64url').length * 8).toBeGreaterThanOrEqual(128);
  });
  it('leaves out of a password what a child mixes up', () =>
    expect(makeSecret('password')).toMatch(/^[^0o1li2z5s8buv]{14}$/));
  it.each(secretKinds)('makes no two %s alike in a class', (kind) => {
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
  it('takes a badge only letter by letter', async () => {
    const record = await sealSecret('badge', 'AbC-1', 1);
    expect(await isSecret(record, ' AbC-1 ')).toBe(true);
    expect(await isSecret(record, 'abc-1')).toBe(false);
  });
  it('says no to nobody, even for the empty secret', async () => expect(await isSecret(undefined, '')).toBe(false));
  it('hashes the same secret differently each time', async () => {
    const [one, other] = await Promise.all([sealSecret('words', 'a b', 1), sealSecret('words', 'a b', 1)]);
    expect(one.hash).not.toBe(other.hash);
  });
  it('does the same work for nobody as for somebody', async () => {
    const record = await sealSecret('words', 'maple river', 1);
    const time = async (work: () => Promise<unknown>) => {
      const begun = performance.now();
      for (let turn = 0; turn < 6; turn += 1) await work();
      return performance.now() - begun;
    };
    await time(() => isSecret(record, 'warm'));
    const ratio = (await time(() => isSecret(undefined, 'x y'))) / (await time(() => isSecret(record, 'x y')));
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  });
});

it('normalises hyphens at the ends away', () =>
  expect(normaliseSecret('pictures', '-cat-moon-drum-')).toBe('cat-moon-drum'));

describe('seal', () => {
  it('opens only with the request’s own id', () => {
    const sealed = seal({ cards: [{ secret: 'maple river' }] }, 'request-1', 'salt');
    expect(unseal(sealed, 'request-1', 'salt')).toEqual({ cards: [{ secret: 'maple river' }] });
    expect(() => unseal(sealed, 'request-2', 'salt')).toThrow();
    expect(() => unseal(sealed, 'request-1', 'other')).toThrow();
    expect(sealed).not.toContain('maple');
  });
});
