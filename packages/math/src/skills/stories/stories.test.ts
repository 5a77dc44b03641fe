import { expect, it } from 'vitest';
import { stories } from './index.ts';

const ENGLISH = /(?<!\p{L})(the|and|of|with|what|which|how|many|each|is|are|in all)(?!\p{L})/iu;
const placesIn = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\[(\w+)\]/g)].map(([place]) => place))].toSorted();
const withoutNames = (places: readonly string[]): readonly string[] => places.filter((place) => place !== '[name]');

it('have the same numbers in both languages, and no English word in Spanish', () => {
  expect(stories.length).toBeGreaterThan(600);
  const uneven = stories.filter(
    ([english, spanish]) => String(withoutNames(placesIn(english))) !== String(withoutNames(placesIn(spanish))),
  );
  expect(uneven).toEqual([]);
  expect(stories.filter(([, spanish]) => ENGLISH.test(spanish))).toEqual([]);
  // A name that a story has in Spanish is one that it has in English.
  expect(stories.filter(([english, spanish]) => spanish.includes('[name]') && !english.includes('[name]'))).toEqual([]);
});

it('that two skills share are the same in Spanish', () => {
  const spanish = new Map(stories);
  expect(stories.filter(([english, own]) => spanish.get(english) !== own)).toEqual([]);
});

it('ask in full sentences, and ask or tell something in Spanish as well', () => {
  for (const [english, spanish] of stories) {
    expect(english, english).toMatch(/[.?]$/);
    expect(spanish, english).toMatch(/[.?]$/);
    expect(spanish.includes('¿'), english).toBe(english.includes('?'));
  }
});
