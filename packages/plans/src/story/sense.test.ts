import { createRng, findSkill, type Level, type SkillCode } from '@lemma/math';
import { expect, it } from 'vitest';
import { inBand } from './bands.ts';
import type { Draft } from './draft.ts';
import { type PlotId, plotTable } from './plot-table.ts';
import { tellPlot } from './tell-plot.ts';
import { tells } from './tells.ts';
import { worldFor } from './worlds.ts';

const cast = { hero: 'Imani', friend: 'Theo' };
const SEEDS = 30;

/** A plot as it is drawn for a skill with thirty seeds, at each of the three levels. */
function draftsOf(plot: PlotId, skill: SkillCode): Draft[] {
  const reaches: { readonly [code: string]: readonly number[] } = plotTable[plot].skills;
  const world = worldFor(plotTable[plot].world, cast);
  const drafts = ([1, 2, 3] as const satisfies readonly Level[]).flatMap((level) => {
    const rng = createRng(level);
    const desk = { ...cast, rng, level, world, skill, own: [skill], reach: reaches[skill]?.[level - 1] ?? 0 };
    return Array.from({ length: SEEDS }, () => tells[plot](desk)).filter((draft) => draft !== undefined);
  });
  expect(drafts.length).toBeGreaterThan(SEEDS / 3);
  return drafts;
}

/** The answers of a plot, one scene after the other, and then those of its two ways. */
const answersOf = ({ steps, choice }: Draft): number[] =>
  [...steps, ...choice.options.map(({ step }) => step)].map(({ is }) => Number(is));

/** The numbers that a question names. */
const numbersIn = (ask = ''): number[] => (inBand(ask, 'early').match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

it('has more soup eaten than pizza, and most of the soup that they asked for', () => {
  for (const draft of draftsOf('survey', 'statistics.mean')) {
    const [soup = 0, pizza = 0, newSoup = 0] = answersOf(draft);
    expect(soup).toBeGreaterThan(pizza);
    expect(newSoup).toBeGreaterThan(soup);
  }
});

it('loses less in a night than the tank holds, and less than they carry', () => {
  for (const draft of draftsOf('tank', 'decimals.word-multiply')) {
    const [, lost = 0, carried = 0] = answersOf(draft);
    const [filled = 0, minutes = 0] = numbersIn(draft.steps[0]?.ask);
    const [, hours = 0] = numbersIn(draft.steps[1]?.ask);
    expect(answersOf(draft)[0]).toBeCloseTo(filled / minutes);
    expect(lost).toBeLessThan(filled);
    expect(carried).toBeGreaterThan(lost);
    // So long is a night.
    expect(hours).toBeGreaterThanOrEqual(7);
    const [push = 0] = numbersIn(draft.choice.options[1].step.ask);
    expect(push).toBeLessThan(2);
  }
});

it('has a quilt for shoulders and a bed: not inches long, and no part wider than the back', () => {
  for (const draft of draftsOf('quilt', 'geometry.composite-area')) {
    const [back = 0, sea = 0, train = 0, garden = 0] = answersOf(draft);
    expect(sea + Math.max(train, garden)).toBeLessThanOrEqual(back);
    // Square feet: a large quilt is nine feet long.
    expect(inBand(draft.steps[0]?.ask ?? '', 'full')).toMatch(/square feet/);
    expect(back).toBeLessThanOrEqual(81);
  }
});

it('asks more for a scarf than for a cup, and more for a shirt than for socks', () => {
  for (const { steps, choice } of draftsOf('receipts', 'algebra.systems-elimination'))
    for (const { is } of [...steps, ...choice.options.map(({ step }) => step)]) {
      const [dear = 0, cheap = 0] = numbersIn(String(is));
      expect(dear).toBeGreaterThan(cheap);
    }
});

it('makes the track slower from run to run, as it snows', () => {
  for (const skill of ['decimals.compare', 'decimals.round', 'decimals.place-value'] as const)
    for (const { steps, choice } of draftsOf('sleds', skill)) {
      const [dry = 0, wet = 0, ...last] = [...steps, ...choice.options.map(({ step }) => step)].map(
        ({ ask }) => numbersIn(ask)[0],
      );
      expect(wet).toBeGreaterThan(dry);
      for (const time of last) expect(time).toBeGreaterThan(wet);
    }
});

it('builds a raft for three: no log of three feet, and a paddle for more than one', () => {
  for (const draft of draftsOf('raft', 'measurement.convert-length')) {
    const [log = 0, mast = 0, sail = 0, paddle = 0] = answersOf(draft);
    for (const inches of [log, mast, sail]) expect(inches).toBeGreaterThanOrEqual(4 * 12);
    expect(paddle).toBeGreaterThanOrEqual(5 * 12);
  }
});

it('has the birthday on an afternoon: hills are seen from the train, and guests go home in the evening', () => {
  for (const draft of draftsOf('delay', 'measurement.elapsed-time')) {
    const [, ride] = draft.steps;
    const [walk] = draft.choice.options;
    expect(numbersIn(ride?.ask)[0]).toBeLessThan(7);
    expect(numbersIn(walk.step.ask)[2]).toBeLessThan(10);
  }
});

it('speaks of no sign to somebody who takes another operation: a story has none', () => {
  const skill = findSkill('decimals.subtract');
  if (skill === undefined) throw new Error('no skill');
  const world = worldFor('bakery', cast);
  const told = tellPlot({ plot: 'cake', skill, own: [skill], level: 2, band: 'full', cast, world }, createRng(3), 0);
  const said = told?.scenes.flatMap(({ branches }) =>
    branches.filter(({ idea }) => idea?.endsWith('.another-operation')),
  );
  expect(said?.length).toBeGreaterThan(0);
  for (const { text } of said ?? []) expect(text).toMatch(/in your own words/);
});

it('counts cans that there are, however few the teams look for', () => {
  for (const skill of ['whole-numbers.compare-stories', 'whole-numbers.subtract-within-20'] as const)
    for (const draft of draftsOf('cans', skill)) {
      for (const is of answersOf(draft)) expect(is).toBeGreaterThan(0);
      expect(JSON.stringify(draft)).not.toContain('NaN');
    }
});

it('has a new bus that costs less, as the letter says', () => {
  for (const { steps } of draftsOf('trip', 'equations.word-problems')) {
    const [first = 0, second = 0] = steps.map(({ ask }) => numbersIn(ask)[2]);
    expect(second).toBeLessThan(first);
  }
});

it('has a road that is the shorter way, and a bus that is about as fast as the train', () => {
  for (const { steps, choice } of draftsOf('race', 'ratios.unit-rate')) {
    const [train = 0, bus = 0] = steps.map(({ is }) => Number(is));
    expect(Math.abs(train - bus)).toBeLessThanOrEqual(6);
    const [byLake = 0, byRoad = 0] = choice.options.map(({ step }) => numbersIn(step.ask)[0]);
    expect(byRoad).toBeLessThan(byLake);
  }
  for (const draft of draftsOf('race', 'whole-numbers.multiply-by-one-digit')) {
    const [byLake = 0, byRoad = 0] = answersOf(draft);
    expect(byRoad).toBeLessThan(byLake);
  }
});
