import { beamStory } from './beam.ts';
import { coldStory } from './cold.ts';
import { leapStory } from './leap.ts';
import { lotsStory } from './lots.ts';
import { readerOfStories, type StoryPairs } from './reader-of-story.ts';
import { recipeStory } from './recipe.ts';
import { rollsStory } from './rolls.ts';

/** What every story says around its plot. */
const around = {
  pairs: [
    ['The end', 'Fin'],
    ['A: {reply}. B: {more}.', 'A: {reply}. B: {more}.'],
    ['A: {reply}.', 'A: {reply}.'],
    ['B: {reply}.', 'B: {reply}.'],
    ['A: {reply}', 'A: {reply}'],
    ['B: {reply}', 'B: {reply}'],
    [
      '“I get {1},” says {friend}. {hero} looks at it again. “{reply}”',
      '«Me da {1}», dice {friend}. {hero} lo mira otra vez. «{reply}».',
    ],
    [
      '“I get {1 *},” says {friend}. {hero} looks at it again. “{reply}”',
      '«Me da {1 *}», dice {friend}. {hero} lo mira otra vez. «{reply}».',
    ],
    [
      '“I get “{1}”,” says {friend}. {hero} looks at it again. “{reply}”',
      '«Me da {1}», dice {friend}. {hero} lo mira otra vez. «{reply}».',
    ],
    [
      '“That can’t be it yet,” says {friend}. {hero} reads it again. “{reply}”',
      '«Todavía no puede ser eso», dice {friend}. {hero} lo lee otra vez. «{reply}».',
    ],
    [
      '“That can’t be it yet,” says {friend}. {hero} reads it again.',
      '«Todavía no puede ser eso», dice {friend}. {hero} lo lee otra vez.',
    ],
  ],
} satisfies StoryPairs;

/** The plots that are told in Spanish, by their ids; all others are in English. */
export const spanishPlots = {
  lots: lotsStory,
  recipe: recipeStory,
  beam: beamStory,
  cold: coldStory,
  leap: leapStory,
  rolls: rollsStory,
} satisfies Readonly<Record<string, StoryPairs>>;

/** A text of a story in Spanish; undefined for any other. `say` says what the engine says inside it. */
export const storyInSpanish = readerOfStories([around, ...Object.values(spanishPlots)]);
