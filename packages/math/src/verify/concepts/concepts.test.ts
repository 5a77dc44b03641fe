import { describe, expect, it } from 'vitest';
import { verify } from '../verify.ts';
import { CONCEPT_TEXTS, NO_SLIP_TEXTS } from './concept-texts.ts';

const CHOICE = /\[([^|\]]*)\|([^\]]*)\]/;
const wrongIn = (text: string) => verify(text).claims.filter(({ verdict }) => verdict === 'wrong');

describe('what a school idea says of a paragraph', () => {
  it.each(CONCEPT_TEXTS)('finds the mistake in %s', (text) => {
    expect(wrongIn(text.replace(CHOICE, '$1'))).toEqual([]);
    const from = text.search(CHOICE);
    const wrong = wrongIn(text.replace(CHOICE, '$2'));
    expect(wrong.some(({ end }) => end > from - 30)).toBe(true);
  });
  it.each(NO_SLIP_TEXTS)('calls nothing wrong in %s', (text) => expect(wrongIn(text)).toEqual([]));
});
