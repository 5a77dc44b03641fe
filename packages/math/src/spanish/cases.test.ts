import { expect, it } from 'vitest';
import { skills } from '../registry.ts';
import { casesInSpanish } from './cases/index.ts';

const cases = skills.flatMap(({ code, cases: own }) =>
  own.map(({ id, label }) => ({ at: `${code}:${id}`, code, label, spanish: casesInSpanish[code]?.[id] ?? '' })),
);
const mathIn = (text: string): string => String(text.match(/`[^`]+`/g)?.sort());
const numbersIn = (text: string): string => String(text.match(/\d+/g)?.sort());
const quotedIn = (text: string): number => text.match(/["«]/g)?.length ?? 0;

it('labels every case of every skill in Spanish, and none that there is not', () => {
  const known = Object.entries(casesInSpanish).flatMap(([code, own]) => Object.keys(own).map((id) => `${code}:${id}`));
  expect(known.sort()).toEqual(cases.map(({ at }) => at).sort());
  expect(cases.filter(({ label, spanish }) => /[a-z]/.test(label) && spanish === label)).toEqual([]);
  expect(cases.filter(({ spanish }) => spanish.trim() === '' || /[.:]$/.test(spanish))).toEqual([]);
});

it('keeps the mathematics, the numbers and what is quoted', () => {
  expect(cases.filter(({ label, spanish }) => mathIn(label) !== mathIn(spanish))).toEqual([]);
  expect(cases.filter(({ label, spanish }) => numbersIn(label) !== numbersIn(spanish))).toEqual([]);
  expect(cases.filter(({ label, spanish }) => quotedIn(label) !== 2 * quotedIn(spanish))).toEqual([]);
});

it('tells the cases of a skill apart', () => {
  const alike = skills.filter(({ code, cases: own }) => {
    const labels = own.map(({ id }) => casesInSpanish[code]?.[id]);
    return new Set(labels).size < labels.length;
  });
  expect(alike.map(({ code }) => code)).toEqual([]);
});
