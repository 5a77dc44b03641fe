import { describe, expect, it } from 'vitest';
import { verify } from '../verify.ts';
import { GIVEN_TEXTS, NAMED_TEXTS } from './named-texts.ts';

const CHOICE = /\[([^|\]]*)\|([^\]]*)\]/;
const wrongIn = (text: string) => verify(text).claims.filter(({ verdict }) => verdict === 'wrong');

describe('relations that a text names', () => {
  it.each(NAMED_TEXTS)('finds the mistake in %s', (text) => {
    expect(wrongIn(text.replace(CHOICE, '$1'))).toEqual([]);
    const from = text.search(CHOICE);
    expect(wrongIn(text.replace(CHOICE, '$2')).some(({ start, end }) => end > from && start < from + 12)).toBe(true);
  });
  it.each(GIVEN_TEXTS)('calls nothing wrong in %s', (text) => expect(wrongIn(text)).toEqual([]));
});
