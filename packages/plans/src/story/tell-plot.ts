import { findSkill, type Level, type Rng, type Skill } from '@lemma/math';
import type { Story, StoryScene } from '@lemma/school/story';
import { problemOfItem } from '../plan/items.ts';
import { asksLongNumbers, isInScope } from '../plan/scope.ts';
import { isInBand } from './bands.ts';
import { leaksOf } from './leaks.ts';
import { type PlotId, plotTable } from './plot-table.ts';
import { scenesOf, type Telling } from './scenes-of.ts';
import { tells } from './tells.ts';
import { inWholeText } from './whole-text.ts';

/** Up to where the numbers of a plot go that can tell of four digits. */
const LONG = 5000;

/** How often quantities are drawn again before a plot is given up. */
const DRAWS = 400;

const reachOf = (plot: PlotId, { code }: Skill, level: Level): number | undefined =>
  new Map<string, readonly number[]>(Object.entries(plotTable[plot].skills)).get(code)?.[level - 1];

/** Whether a skill is one of these, or begins with one of them, as a discount begins with a percent of a price. */
const isOf = (codes: ReadonlySet<string>, skill: string): boolean =>
  codes.has(skill) || findSkill(skill)?.prerequisites.some((code) => codes.has(code)) === true;

/** Whether enough problems are of the standard's own skills, no answer is printed, and the text reads as its band says. */
function isSound({ own, band, standard }: Telling, scenes: readonly StoryScene[], share: number): boolean {
  const items = scenes.flatMap(({ item }) => item ?? []);
  const codes = new Set(own.map(({ code }) => code));
  return (
    items.filter(({ skill }) => isOf(codes, skill)).length >= items.length * share &&
    leaksOf(scenes).length === 0 &&
    items.every((item) => {
      const problem = standard !== undefined && codes.has(item.skill) && problemOfItem(item);
      return problem === undefined || problem === false || isInScope(standard ?? '', problem);
    }) &&
    isInBand(inWholeText(scenes), band)
  );
}

/**
 * Draws the quantities of a plot until all of it holds. `share`: how many of its problems have to be of the standard
 * itself.
 */
export function tellPlot(telling: Telling, rng: Rng, share = 0.5): Pick<Story, 'title' | 'scenes'> | undefined {
  const { plot, skill, own, level, world, cast } = telling;
  const reach = reachOf(plot, skill, level);
  if (reach === undefined || (asksLongNumbers(telling.standard ?? '') && reach < LONG)) return undefined;
  for (let tries = 0; tries < DRAWS; tries += 1) {
    const draft = tells[plot]({
      ...cast,
      rng,
      level,
      reach,
      world,
      skill: skill.code,
      own: own.map(({ code }) => code),
    });
    const scenes = draft && scenesOf(telling, draft, rng);
    if (draft && scenes && isSound(telling, scenes, share)) return { title: draft.title, scenes };
  }
  return undefined;
}
