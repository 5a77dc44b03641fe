import { describe, expect, it } from 'vitest';
import { costOf } from '../../cost-of.ts';
import { verify } from '../verify.ts';
import { MORE_TEXTS } from './more-texts.ts';
import { READING_TEXTS } from './reading-texts.ts';

const CHOICE = /\[([^|\]]*)\|([^\]]*)\]/;
const wrongIn = (text: string) => verify(text).claims.filter(({ verdict }) => verdict === 'wrong');

/** The part of wrong texts of different styles that must be found; no true text may be called wrong. */
const FOUND = 0.96;

describe('statements in words', () => {
  const cases = [...READING_TEXTS, ...MORE_TEXTS].map((text) => ({
    right: text.replace(CHOICE, '$1'),
    wrong: text.replace(CHOICE, '$2'),
    at: text.search(CHOICE),
  }));
  it.each(cases)('calls nothing wrong in $right', ({ right }) => expect(wrongIn(right)).toEqual([]));
  it('finds the wrong number', () => {
    const found = cases.filter(({ wrong, at }) => wrongIn(wrong).some(({ end }) => end > at));
    expect(found.length / cases.length).toBeGreaterThan(FOUND);
  });
  it.each([
    'A student wrote that 25% of 80 is 25.',
    'Ana says the area of a 3 cm by 4 cm rectangle is 7 cm², but she is mistaken.',
    'Is a quarter of 40 equal to 4?',
    'The mean of 2, 4 and 9 is 4. That is wrong: it should be 5.',
  ])('leaves a mistake alone that is shown as one: %s', (text) => expect(wrongIn(text)).toEqual([]));
  it.each([
    '#1 is @2 and ~',
    '1/0 of 5 is 3',
    'half '.repeat(2000),
    '3 feet '.repeat(1500),
    'the mean of 1, 2 '.repeat(800),
    `Say ${'1'.repeat(40)}ab it is.`,
    `Find ${'-1×'.repeat(40)}-1 = `,
    `So ${'(('.repeat(30)} + 3 is`,
    `a ${'- '.repeat(60)}x=`,
    `${' '.repeat(4000)}x`,
  ])('ends soon on %.20s', (text) => {
    expect(costOf(() => verify(text))).toBeLessThan(3000);
  });
});
