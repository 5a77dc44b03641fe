import { createRng, type Level, type Picture } from '@lemma/math';
import { type StoryBand, storyBands } from '@lemma/school/story';
import { inBand } from './bands.ts';
import type { Draft, Step } from './draft.ts';
import type { PlotFacts } from './plot-facts.ts';
import { type PlotId, plotTable } from './plot-table.ts';
import { tells } from './tells.ts';
import { type Cast, worldFor } from './worlds.ts';

const levels = [1, 2, 3] as const satisfies readonly Level[];
/** Fields of a picture that hold words beside the drawing. */
const WORDED = /^(?:label|text|total|result|labels|columns|rows|cells|head)$/;

/** A text of a plot: to read, or with a drawing, what it shows or a word in it. */
export type TextOfPlot = { readonly text: string; readonly at: 'story' | 'alt' | 'label' };

const told = (text: string, band: StoryBand): TextOfPlot => ({ text: inBand(text, band), at: 'story' });

function wordsOf(picture: Picture | undefined): TextOfPlot[] {
  const words: TextOfPlot[] = [];
  JSON.stringify(picture ?? {}, (key, value: unknown) => {
    const at = key === 'alt' ? 'alt' : 'label';
    if (at === 'alt' || WORDED.test(key))
      for (const text of [value].flat())
        if (typeof text === 'string' && /\p{L}{2}/u.test(text)) words.push({ text, at });
    return value;
  });
  return words;
}

const textsOfStep = ({ title, text, ask, picture, right }: Step, band: StoryBand): TextOfPlot[] => [
  ...[title, text, ask, right].map((each) => told(each, band)),
  ...wordsOf(picture),
];

/** All texts of a plot whose quantities were drawn, in one band. */
const textsOfDraft = ({ title, steps, choice }: Draft, band: StoryBand): TextOfPlot[] => [
  told(title, band),
  ...steps.flatMap((step) => textsOfStep(step, band)),
  ...[choice.title, choice.text].map((each) => told(each, band)),
  ...choice.options.flatMap(({ label, step, end }) => [told(label, band), ...textsOfStep(step, band), told(end, band)]),
];

/** The texts of all bands, those of one place after each other. */
function inAllBands(draft: Draft): TextOfPlot[] {
  const [first = [], ...others] = storyBands.map((band) => textsOfDraft(draft, band));
  return first.flatMap((text, at) => [text, ...others.flatMap((texts) => texts[at] ?? [])]);
}

/** Every text of a plot, each once, for each of its skills, levels and bands, drawn with so many seeds. */
export function textsOfPlot(plot: PlotId, cast: Cast, seeds: number): TextOfPlot[] {
  const facts: PlotFacts = plotTable[plot];
  const world = worldFor(facts.world, cast);
  const all = Object.entries(facts.skills).flatMap(([skill, reaches]) =>
    levels.flatMap((level) =>
      Array.from({ length: seeds }).flatMap((_, seed) => {
        const rng = createRng(1000 * level + seed + 1);
        const desk = { ...cast, rng, level, world, skill, own: [skill], reach: reaches[level - 1] ?? 0 };
        // Quantities that make no story are drawn again, as they are for a booklet.
        for (let tries = 0; tries < 400; tries += 1) {
          const draft = tells[plot](desk);
          if (draft) return inAllBands(draft);
        }
        return [];
      }),
    ),
  );
  return [...new Map(all.map((one) => [`${one.at} ${one.text}`, one])).values()];
}
