import { createRng, findSkill, type Level } from '@lemma/math';
import { IS_SOAK, partOf } from '@lemma/math/part-of';
import { type StoryScene, storyBands, storyWorlds } from '@lemma/school/story';
import { describe, expect, it } from 'vitest';
import { coverOf } from '../cover.ts';
import { inBand, isInBand } from './bands.ts';
import { checkStory } from './check-story.ts';
import type { Draft } from './draft.ts';
import type { PlotFacts } from './plot-facts.ts';
import { type PlotId, plotTable } from './plot-table.ts';
import { readingLevel } from './reading-level.ts';
import { tellPlot } from './tell-plot.ts';
import { tells } from './tells.ts';
import { inWholeText } from './whole-text.ts';
import { casts, worldFor } from './worlds.ts';

const cast = { hero: 'Imani', friend: 'Theo' };
const all = Object.entries(plotTable) as [PlotId, PlotFacts][];
const pairs = all.flatMap(([plot, { skills }]) => Object.keys(skills).map((code) => [plot, code] as const));

/** Every number in digits of a text: whole, decimal, and each part of a fraction. */
const numeralsOf = (text: string): number[] =>
  [...text.replace(/(?<=\d),(?=\d{3})|\d+:\d\d/g, '').matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number));

/** The numbers of a problem: its parameters, what two of them come to, and its key. */
function quantitiesOf({ item }: StoryScene): Set<number> {
  const given = Object.values(item?.told?.params ?? {})
    .flat()
    .flatMap((value) => (typeof value === 'boolean' ? [] : numeralsOf(String(value))));
  const derived = given.flatMap((one) =>
    given.flatMap((other) => [one * other, one + other, one - other, other / one]),
  );
  const sums = given.flatMap((one) => derived.flatMap((other) => [one * other, one + other]));
  return new Set([
    ...given,
    ...derived,
    ...sums,
    ...given.map((one) => Math.abs(100 - one)),
    ...given.map((one) => one * 100),
    ...given.map((one) => one / 100),
    // Around a rectangle.
    ...given.flatMap((one) => given.map((other) => 2 * (one + other))),
  ]);
}

const A = /\b[Aa] (?:[aeio]\w*|u(?!n[ity]|s[eua])\w*|hour\w*|honest\w*)/;
const AN = /\b[Aa]n (?!hour|honest)[^aeiouAEIOU“`\W]/;
const ONE =
  /(?<![\d,./]|day )1 (?!m\b)(?:[a-z]+ )?(?!gas|bus|boss|glass|us\b|is\b|was\b|has\b)[a-z]{2,}(?<!s)s\b(?! of)/;

/** One band for each level, another for each plot; all of them in `npm run soak -w @lemma/plans`. */
const bandsOf = (at: number) => {
  const band = storyBands[at % storyBands.length];
  return IS_SOAK || band === undefined ? storyBands : [band];
};

/** One of the three levels, by turns; all of them in the soak. */
const levels = [1, 2, 3] as const satisfies readonly Level[];
const levelsOf = (at: number): readonly Level[] =>
  IS_SOAK ? levels : levels.slice(at % levels.length, (at % levels.length) + 1);

/** One in ten of the pairs, all of them in the soak. */
const tried = partOf(10, pairs, String);

describe.each(tried)('the plot %s for %s', (plot, code) => {
  const skill = findSkill(code);
  it('holds at every level: keys, numbers, words, reading level', () => {
    if (skill === undefined) throw new Error(code);
    const own = coverOf(skill.standards[0] ?? '').skills;
    for (const level of levelsOf(plot.length + code.length))
      for (const band of bandsOf(plot.length + code.length + level)) {
        const telling = { plot, skill, own: own.length > 0 ? own : [skill], level, band, cast };
        const told = tellPlot(
          { ...telling, world: worldFor(plotTable[plot].world, cast) },
          createRng(level * 97 + code.length),
        );
        const what = `level ${level}, ${band}`;
        if (told === undefined) throw new Error(what);
        const { scenes } = told;
        expect(checkStory(scenes).faults, what).toEqual([]);
        expect(isInBand(inWholeText(scenes), band), what).toBe(true);
        const texts = scenes.flatMap(({ text, item, branches }) => [
          text,
          item?.prompt ?? '',
          ...branches.filter(({ on }) => on === 'right').map((branch) => branch.text),
        ]);
        for (const text of texts) for (const fault of [A, AN, ONE]) expect(text).not.toMatch(fault);
        for (const scene of scenes) {
          const known = quantitiesOf(scene);
          for (const number of numeralsOf(scene.item?.prompt ?? ''))
            expect(known.has(number), `${what}: ${number} in “${scene.item?.prompt}”`).toBe(true);
          for (const number of numeralsOf(scene.text)) expect([0, 1], scene.text).toContain(number);
        }
      }
  });
});

/** All that a student reads of a plot, with a full stop after each label. */
function wordsOf({ steps, choice }: Draft): string[] {
  const scenes = [...steps, ...choice.options.map(({ step }) => step)];
  return [
    ...scenes.flatMap(({ text, ask }) => [text, ask]),
    choice.text,
    ...choice.options.flatMap(({ label, end }) => [`${label}.`, end]),
  ];
}

it.each(tried)('keeps the bands of the plot %s for %s, whoever is in it', (plot, code) => {
  const facts: PlotFacts = plotTable[plot];
  const reach = new Map<string, readonly number[]>(Object.entries(facts.skills)).get(code)?.[1] ?? 0;
  for (const each of casts) {
    const rng = createRng(3);
    const world = worldFor(facts.world, each);
    const desk = { ...each, rng, reach, level: 2 as const, world, skill: code, own: [code] };
    const draft = Array.from({ length: 200 }).reduce<Draft | undefined>(
      (found) => found ?? tells[plot](desk),
      undefined,
    );
    if (draft === undefined) throw new Error(plot);
    for (const band of storyBands) {
      const text = wordsOf(draft)
        .map((one) => inBand(one, band))
        .join(' ');
      expect(isInBand(text, band), `${plot} ${band} ${each.hero}: ${readingLevel(text)}`).toBe(true);
    }
  }
});

it('lets who walks to the birthday come after who rows, as the guests have gone by then', () => {
  const rng = createRng(5);
  const skill = 'measurement.elapsed-time';
  const desk = { ...cast, rng, reach: 45, level: 2 as const, world: worldFor('train', cast), skill, own: [skill] };
  for (const draft of Array.from({ length: 100 }, () => tells.delay(desk))) {
    const [walk = 0, boat = 0] = (draft?.choice.options ?? []).map(({ step }) => {
      const [hour = 0, minute = 0] = (/\d+:\d+(?=\D*$)/.exec(inBand(step.ask, 'middle'))?.[0] ?? '')
        .split(':')
        .map(Number);
      return hour * 60 + minute;
    });
    if (draft !== undefined) expect(walk).toBeGreaterThan(boat);
  }
});

it('has plots in all ten worlds, and no two that share their sentences', () => {
  expect(new Set(all.map(([, { world }]) => world))).toEqual(new Set(storyWorlds));
  const sentences = partOf(8, all, ([plot]) => plot).map(([plot, { skills, world }]) => {
    const [code] = Object.keys(skills);
    const skill = findSkill(code ?? '');
    const told =
      skill &&
      tellPlot({ plot, skill, own: [skill], level: 2, band: 'full', cast, world: worldFor(world, cast) }, createRng(4));
    const texts = told?.scenes.map(({ text }) => text).join(' ') ?? '';
    return [plot, texts.split(/(?<=[.!?]”?) /).map((one) => one.replace(/\d+/g, '#'))] as const;
  });
  for (const [plot, own] of sentences)
    for (const [other, others] of sentences)
      if (plot !== other)
        expect(
          own.filter((one) => one.length > 30 && others.includes(one)),
          `${plot} ${other}`,
        ).toEqual([]);
});
