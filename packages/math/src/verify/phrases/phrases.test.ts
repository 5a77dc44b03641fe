import { describe, expect, it } from 'vitest';
import { verify } from '../verify.ts';
import { PHRASE_TEXTS, PLAIN_TEXTS } from './phrase-texts.ts';
import { TOLD_TEXTS } from './told-texts.ts';

const CHOICE = /\[([^|\]]*)\|([^\]]*)\]/;
const wrongIn = (text: string) => verify(text).claims.filter(({ verdict }) => verdict === 'wrong');

describe('what words for numbers say', () => {
  it.each([...PHRASE_TEXTS, ...TOLD_TEXTS])('finds the mistake in %s', (text) => {
    expect(wrongIn(text.replace(CHOICE, '$1'))).toEqual([]);
    const from = text.search(CHOICE);
    expect(wrongIn(text.replace(CHOICE, '$2')).some(({ start, end }) => end > from && start < from + 12)).toBe(true);
  });
  it.each(PLAIN_TEXTS)('calls nothing wrong in %s', (text) => expect(wrongIn(text)).toEqual([]));
});
