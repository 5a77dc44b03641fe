import { guidanceInSpanish } from '@lemma/math/spanish/guidance';
import { spanishPlots, storyInSpanish } from '@lemma/math/spanish/stories';
import { type StoryScene, storyBands } from '@lemma/school/story';
import { describe, expect, it } from 'vitest';
import { standards } from '../standards/standards.ts';
import { makeStory } from './make-story.ts';
import { plotTable } from './plot-table.ts';

const say = (text: string): string | undefined => guidanceInSpanish(text, 'child');
/** An answer to choose that is only mathematics is the same in both. */
const inSpanish = (text: string): string | undefined =>
  /^`[^`]+`$/.test(text) ? text : (say(text) ?? storyInSpanish(text, say));
const SEEDS = process.env.LEMMA_SOAK ? 30 : 1;
const numbersIn = (text: string): string => String(text.match(/\d+/g)?.sort());

/** Each text of a story, with the number of its scene. */
const textsIn = (scenes: readonly StoryScene[]): string[] =>
  scenes.flatMap(({ title, text, item, branches, choice }) => [
    ...[title, text, ...branches.map((each) => each.text), ...(choice?.options ?? []).map(({ label }) => label)],
    ...(item ? [item.prompt, ...(item.options ?? []).map(({ label }) => label)] : []),
  ]);

const plots = Object.keys(spanishPlots);
const TOLD: Readonly<Record<string, readonly string[]>> = {
  beam: ['4.MD.C.7', '7.G.B.5'],
  cold: ['6.NS.C.6a', '6.NS.C.7a', '6.NS.C.7c'],
  leap: ['A-SSE.B.3a'],
};

it('tells only plots that there are', () => {
  expect(plots.filter((plot) => !Object.hasOwn(plotTable, plot))).toEqual([]);
  expect(Object.keys(TOLD).sort()).toEqual(plots.sort());
});

describe.each(Object.entries(TOLD))('%s', (plot, codes) => {
  it.each(storyBands)('is told whole in Spanish, with the numbers of the English (%s)', (band) => {
    const stories = codes.flatMap((standard) => {
      expect(standards.some(({ code }) => code === standard)).toBe(true);
      const { world } = plotTable[plot as keyof typeof plotTable];
      return Array.from({ length: SEEDS }).flatMap((_, at) => {
        const request = { standard, world, band, scenes: 4, interest: 'any', reading: 'short' } as const;
        const story = makeStory(request, at + 1);
        return story?.plot === plot ? [story] : [];
      });
    });
    expect(stories.length).toBeGreaterThan(0);
    const texts = stories.flatMap(({ title, scenes }) => [title, ...textsIn(scenes)]);
    expect(texts.filter((text) => inSpanish(text) === undefined)).toEqual([]);
    expect(texts.filter((text) => numbersIn(inSpanish(text) ?? '') !== numbersIn(text))).toEqual([]);
    expect(texts.filter((text) => /\{|\}|“|’|undefined/.test(inSpanish(text) ?? ''))).toEqual([]);
  });
});

it('says a scene and its task as one text, as an assignment has them, and no text of anybody else', () => {
  const scene = '“That can’t be it yet,” says Theo. Imani reads it again.';
  expect(inSpanish(`${scene}\n\nWrite as a decimal: five and one hundredth.`)).toBe(
    '«Todavía no puede ser eso», dice Theo. Imani lo lee otra vez.\n\nEscribe como decimal: cinco y una centésima.',
  );
  const ways = 'A: Carry the tree. B: Bring the heater.';
  expect(inSpanish(`${ways}\n\nA: Carry the tree.`)).toBe(
    'A: Llevar el árbol. B: Traer el calentador.\n\nA: Llevar el árbol.',
  );
  expect(inSpanish(`${scene}\n\nI wrote this myself.`)).toBeUndefined();
  expect(inSpanish('I wrote this myself.')).toBeUndefined();
});
