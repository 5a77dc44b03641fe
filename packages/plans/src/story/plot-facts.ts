import type { SkillCode } from '@lemma/math';
import type { StoryWorld } from '@lemma/school/story';

/** The structure of a plot's problems. */
type Structure =
  | 'put together'
  | 'take from'
  | 'compare'
  | 'equal groups'
  | 'share'
  | 'array and area'
  | 'fill at a rate'
  | 'grow by a rule'
  | 'travel'
  | 'scale a recipe'
  | 'percent'
  | 'fraction of'
  | 'measure and cut'
  | 'up and down'
  | 'chance'
  | 'data'
  | 'solids'
  | 'right triangles'
  | 'two unknowns'
  | 'line'
  | 'equation'
  | 'time'
  | 'money'
  | 'part of a whole'
  | 'tens and ones'
  | 'large counts'
  | 'decimal measures'
  | 'map'
  | 'units'
  | 'turns'
  | 'curve';

/** What is known of a plot without its words. */
export type PlotFacts = {
  readonly world: StoryWorld;
  readonly structure: Structure;
  /** The skills whose problems have this structure, with the largest number of the three levels. */
  readonly skills: { readonly [Code in SkillCode]?: readonly [number, number, number] };
};
