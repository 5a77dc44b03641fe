import { expect, it } from 'vitest';
import { standardsInSpanish } from './in-spanish.ts';
import { standards } from './standards.ts';

const spanish = (code: string): string => standardsInSpanish[code] ?? '';
/** Numbers, fractions with letters, equations and signs: what both languages write alike. */
const mathIn = (text: string): string => String(text.match(/\d+|[<>=²³×]|\b[a-z]\/[a-z]\b/g)?.sort());

it('words every standard in Spanish, in the order of the English ones, and none that there is not', () => {
  expect(Object.keys(standardsInSpanish)).toEqual(standards.map(({ code }) => code));
});

it('words none in English, and none with an end of a sentence', () => {
  const wrong = standards.filter(({ code, text }) => spanish(code) === text || !/^\p{Lu}.*[^.]$/u.test(spanish(code)));
  expect(wrong.map(({ code }) => spanish(code))).toEqual([]);
});

it('keeps the numbers and the signs', () => {
  const other = standards.filter(({ code, text }) => mathIn(spanish(code)) !== mathIn(text));
  expect(other.map(({ code, text }) => [text, spanish(code)])).toEqual([]);
});

it('tells apart what the English tells apart', () => {
  const byText = Map.groupBy(standards, ({ code }) => spanish(code));
  const alike = [...byText.values()].filter((all) => new Set(all.map(({ text }) => text)).size > 1);
  expect(alike.map((all) => all.map(({ code }) => code))).toEqual([]);
});
