import { createRng } from '@lemma/math';
import type { Story, StoryBand, StoryRequest } from '@lemma/school/story';
import { coverOf } from '../cover.ts';
import { findStandard, gradeOfStandard } from '../standards/standards.ts';
import { checkStory } from './check-story.ts';
import { plotsFor, plotTable } from './plot-table.ts';
import { readingLevel } from './reading-level.ts';
import { tellPlot } from './tell-plot.ts';
import { inWholeText } from './whole-text.ts';
import { casts, worlds } from './worlds.ts';

/** The share of a story's problems that are of the standard itself; less where its plots need another operation too. */
const OWN_SHARES = [0.5, 0.25] as const;

type Made = Pick<Story, 'title' | 'skillName' | 'grade' | 'plot' | 'scenes' | 'readingLevel' | 'check'>;

const bandOf = ({ band, reading }: StoryRequest): StoryBand => band ?? (reading === 'short' ? 'early' : 'middle');

/**
 * A story for a standard; the same request and seed give the same story. Undefined if no plot has the structure of its
 * problems, or none in the world that was asked for.
 */
export function makeStory(request: StoryRequest, seed: number): Made | undefined {
  const standard = findStandard(request.standard);
  const { skills: own } = coverOf(standard?.code ?? '');
  if (standard === undefined) return undefined;
  const rng = createRng(seed);
  const invented = rng.pick(casts.filter(({ hero, friend }) => hero !== request.friend && friend !== request.hero));
  const cast = { hero: request.hero ?? invented.hero, friend: request.friend ?? invented.friend };
  const fitting = own
    .filter(({ code }) => request.focus === undefined || code === request.focus)
    .flatMap((skill) => plotsFor([skill.code], request.world).map((plot) => ({ skill, plot })));
  const order = rng.shuffle(fitting);
  for (const { skill, plot, share } of OWN_SHARES.flatMap((each) => order.map((one) => ({ ...one, share: each })))) {
    const level = rng.pick([1, 2] as const);
    const telling = { plot, skill, own, level, band: bandOf(request), world: worlds[plotTable[plot].world], cast };
    const told = tellPlot(telling, rng, share);
    if (told === undefined) continue;
    return {
      ...told,
      plot,
      skillName: skill.name,
      grade: gradeOfStandard(standard.code),
      readingLevel: readingLevel(inWholeText(told.scenes)),
      check: checkStory(told.scenes),
    };
  }
  return undefined;
}
