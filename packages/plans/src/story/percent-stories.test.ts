import { createRng, diagnose, findSkill } from '@lemma/math';
import type { StoryScene } from '@lemma/school/story';
import { describe, expect, it } from 'vitest';
import { coverOf } from '../cover.ts';
import { problemOfItem } from '../plan/items.ts';
import { type PlotId, plotTable } from './plot-table.ts';
import { tellPlot } from './tell-plot.ts';
import { casts, worldFor } from './worlds.ts';

const cast = casts[0];
const told = (Object.keys(plotTable) as PlotId[]).flatMap((plot) =>
  Object.keys(plotTable[plot].skills)
    .filter((code) => code.startsWith('percent.'))
    .map((code) => [plot, code] as const),
);

/** A price or an amount that changes by a percent, as the question says it. */
function changeIn(ask: string) {
  const percent = Number(/(\d+)%/.exec(ask)?.[1]);
  const start = Number(/\$(\d+)/.exec(ask)?.[1]);
  const down = /% *`?\s*(?:off|less)/.test(ask);
  return down || /% *`?\s*more/.test(ask) ? { percent, start, sign: down ? -1 : 1 } : undefined;
}

/** What a scene replies to an answer: the name of its branch. */
function misconceptionOf({ item, branches }: StoryScene, answer: number): string | undefined {
  const problem = item && problemOfItem(item);
  if (!problem) throw new Error('no problem');
  const found = diagnose(problem, String(answer))[0]?.misconceptions[0];
  return branches.find(({ on, idea }) => on === 'idea' && idea === found)?.idea;
}

describe.each(told)('the plot %s for %s', (plot, code) => {
  const skill = findSkill(code);
  if (skill === undefined || cast === undefined) throw new Error(code);
  const own = coverOf(skill.standards[0] ?? '').skills;
  const scenes = [1, 2, 3].flatMap((seed) => {
    const about = {
      plot,
      skill,
      own,
      level: 2,
      band: 'full',
      cast,
      world: worldFor(plotTable[plot].world, cast),
    } as const;
    return tellPlot(about, createRng(seed))?.scenes.filter(({ item }) => item !== undefined) ?? [];
  });

  it('has a problem with the percent that the question names', () => {
    expect(scenes.length).toBeGreaterThan(8);
    for (const { item } of scenes) {
      const said = Number(/(\d+)%/.exec(item?.prompt ?? '')?.[1]);
      expect(Number(item?.told?.params.percent), item?.prompt).toBe(said);
    }
  });

  it('knows the commonest wrong answers to a price that changes, and calls each what it is', () => {
    const changes = scenes.flatMap((scene) => {
      const change = changeIn(scene.item?.prompt ?? '');
      return change ? [{ scene, ...change, by: (change.start * change.percent) / 100 }] : [];
    });
    expect(changes.length).toBeGreaterThan(5);
    for (const { scene, start, percent, sign, by } of changes) {
      const ask = scene.item?.prompt;
      const right = start + sign * by;
      expect(misconceptionOf(scene, by), ask).toBe('percent.change-only');
      expect(misconceptionOf(scene, start + sign * percent), ask).toBe('percent.as-amount');
      if (sign < 0) expect(misconceptionOf(scene, start - sign * by), ask).toBe('percent.wrong-direction');
      const left = start - (100 - percent);
      if (![right, by, start - percent].includes(left)) expect(misconceptionOf(scene, left), ask).toBeUndefined();
    }
  });
});
