import { createRng } from '@lemma/math';
import type { Story, StoryBand, StoryRequest } from '@lemma/school/story';
import { coverOf } from '../cover.ts';
import { asksLongNumbers } from '../plan/scope.ts';
import { findStandard, gradeOfStandard } from '../standards/standards.ts';
import { checkStory } from './check-story.ts';
import { namesIn } from './inventory.ts';
import { type PlotId, plotsFor, plotTable } from './plot-table.ts';
import { readingLevel } from './reading-level.ts';
import { tellPlot } from './tell-plot.ts';
import { inWholeText } from './whole-text.ts';
import { type Cast, casts, isCalledAlike, worldFor } from './worlds.ts';

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
  // A name can move a text out of its reading band, so there is a second cast for those whom the teacher does not name.
  const invented = rng.shuffle(casts.filter(({ hero, friend }) => hero !== request.friend && friend !== request.hero));
  const isNamed = request.hero !== undefined && request.friend !== undefined;
  const all = invented
    .slice(0, isNamed ? 1 : 2)
    .map((each): Cast => ({ hero: request.hero ?? each.hero, friend: request.friend ?? each.friend }));
  const fitting = own
    .filter(({ code }) => request.focus === undefined || code === request.focus)
    .flatMap((skill) => plotsFor([skill.code], request.world).map((plot) => ({ skill, plot })));
  const order = rng.shuffle(fitting);
  // Somebody of a plot may be called like a child whom the teacher names: another plot goes first, or another cast.
  const alike = ({ plot, cast }: { plot: PlotId; cast: Cast }): number => Number(isCalledAlike(cast, namesIn(plot)));
  const ways = OWN_SHARES.flatMap((share) =>
    order.flatMap((one) => all.map((cast) => ({ ...one, share, cast }))).toSorted((a, b) => alike(a) - alike(b)),
  );
  for (const { skill, plot, share, cast } of ways) {
    const level = asksLongNumbers(standard.code) ? 3 : rng.pick([1, 2] as const);
    const about = { plot, skill, own, band: bandOf(request), world: worldFor(plotTable[plot].world, cast), cast };
    // The numbers of a standard may end where the easiest level does.
    const told =
      tellPlot({ ...about, level, standard: standard.code }, rng, share) ??
      tellPlot({ ...about, level: 1, standard: standard.code }, rng, share);
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
