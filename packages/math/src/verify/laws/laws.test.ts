import { describe, expect, it } from 'vitest';
import { verify } from '../verify.ts';
import { APART_TEXTS, BESIDE_TEXTS, LAW_TEXTS, NAME_TEXTS } from './law-texts.ts';

const CHOICE = /\[([^|\]]*)\|([^\]]*)\]/;
const wrongIn = (text: string) => verify(text).claims.filter(({ verdict }) => verdict === 'wrong');

describe('what follows from the amounts of a paragraph', () => {
  it.each([...LAW_TEXTS, ...NAME_TEXTS])('finds the wrong one of %s', (text) => {
    const wrong = text.replace(CHOICE, '$2');
    expect(wrongIn(text.replace(CHOICE, '$1'))).toEqual([]);
    expect(wrongIn(wrong).some(({ end }) => end > text.search(CHOICE))).toBe(true);
  });
  it.each([...APART_TEXTS, ...BESIDE_TEXTS])('calls nothing wrong in %s', (text) => expect(wrongIn(text)).toEqual([]));
});
