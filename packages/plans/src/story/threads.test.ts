import { createRng } from '@lemma/math';
import { storyBands } from '@lemma/school/story';
import { describe, expect, it } from 'vitest';
import { inBand } from './bands.ts';
import type { Draft, Option, Step } from './draft.ts';
import { inventory, namesIn, thingsIn } from './inventory.ts';
import type { PlotFacts } from './plot-facts.ts';
import { type PlotId, plotTable } from './plot-table.ts';
import { tells } from './tells.ts';
import { neverThere, pathOf, strangers, unintroduced } from './unintroduced.ts';
import { casts, isCalledAlike, worldFor } from './worlds.ts';

const cast = { hero: 'Imani', friend: 'Theo' };
const all = Object.entries(plotTable) as [PlotId, PlotFacts][];
const told = all.flatMap(([plot, { skills, world }]) =>
  Object.entries(skills).map(([code, reaches]) => [plot, code, reaches[1], worldFor(world, cast)] as const),
);

function draftOf([plot, skill, reach, world]: (typeof told)[number]): Draft {
  const rng = createRng(7);
  const desk = { ...cast, rng, reach, level: 2 as const, world, skill, own: [skill] };
  for (let tries = 0; tries < 400; tries += 1) {
    const draft = tells[plot](desk);
    if (draft !== undefined) return draft;
  }
  throw new Error(plot);
}
const stepsOf = ({ steps }: Draft, { step }: Option): readonly Step[] => [...steps, step];
const numerals = (text: string): string[] => text.replace(/(?<=\d),(?=\d{3})/g, '').match(/\d+(?:\.\d+)?/g) ?? [];
/** How the answer to a choice is told. */
const CHOSEN = /more|less|colder|ahead|behind|in front|to come|not come|past|passed|better/;

describe.each(told)('the plot %s for %s', (...which) => {
  const [plot, , , world] = which;
  const draft = draftOf(which);
  it('speaks of nothing that nobody has introduced, whichever way is chosen', () => {
    for (const band of storyBands)
      for (const option of draft.choice.options) {
        const path = pathOf(draft, option, band);
        const known = thingsIn(plot);
        expect([...unintroduced(path, known), ...neverThere(path, known)], `${band}: ${option.label}`).toEqual([]);
        const names = [cast.hero, cast.friend, world.keeper, ...namesIn(plot)];
        expect(strangers(path, names), `${band}: ${option.label}`).toEqual([]);
      }
  });
  it('counts what is at one place from scene to scene, and never twice under two names', () => {
    for (const option of draft.choice.options) {
      const steps = stepsOf(draft, option);
      const last = new Map<string, number | string>();
      for (const { stock } of steps) {
        if (stock === undefined) continue;
        expect(stock.from, `${stock.of}: ${option.label}`).toBe(last.get(stock.of) ?? stock.from);
        last.set(stock.of, stock.to);
      }
      if (last.size === 0) continue;
      for (const one of steps)
        for (const other of steps)
          if (one !== other && one.unit !== undefined && one.unit === other.unit && one.stock)
            expect(other.stock, `${one.title}, ${other.title}`).toBeDefined();
    }
  });
  it('goes on with what was worked out', () => {
    for (const option of draft.choice.options)
      for (const { is, right, title } of stepsOf(draft, option)) {
        const after = inBand(right, 'middle');
        const wanted = numerals(String(is));
        if (wanted.length === 0 && !/odd|even/.test(String(is))) expect(after, title).toMatch(CHOSEN);
        for (const number of wanted) expect(numerals(after), `${title}: ${after}`).toContain(number);
      }
  });
});

describe('what a path speaks of', () => {
  it('finds what was not there before', () => {
    const path = ['A bridge goes over the river.', 'Then the wind takes the lanterns from the stairs.'];
    expect(unintroduced(path, new Set(['river']))).toEqual(['the lanterns', 'the stairs']);
    expect(unintroduced(['Lanterns hang on the stairs.', ...path], new Set(['river', 'stairs']))).toEqual([]);
    expect(neverThere(['They have wire.', 'Some wire and some stones are left.'], new Set())).toEqual(['stone']);
    expect(strangers(['They ask Walt.', 'He calls Anna, and she comes.'], ['Walt'])).toEqual(['Anna']);
  });
  it('has an inventory with nothing in it that no plot names', () => {
    for (const [plot] of all) {
      const words = told
        .filter(([id]) => id === plot)
        .flatMap((which) => {
          const draft = draftOf(which);
          return storyBands.flatMap((band) => draft.choice.options.flatMap((option) => pathOf(draft, option, band)));
        })
        .join(' ')
        .toLowerCase();
      for (const thing of inventory[plot].has.split(/\s+/)) expect(words, plot).toContain(thing);
    }
  });
});

describe('people', () => {
  it('are never called alike', () => {
    for (const [plot, { world }] of all)
      for (const each of casts) {
        const names = [worldFor(world, each).keeper, ...namesIn(plot)];
        expect(isCalledAlike(each, names), `${plot}: ${each.hero}`).toBe(false);
      }
    expect(worldFor('festival', { hero: 'Mei', friend: 'Bo' }).keeper).toBe('Aunt Lian');
    expect(worldFor('festival', cast).keeper).toBe('Aunt Mei');
  });
});
