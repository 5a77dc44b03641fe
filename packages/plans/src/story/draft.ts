import type { Level, Params, Picture, Rng, SkillCode } from '@lemma/math';
import type { Noun } from './noun.ts';
import type { Cast, World } from './worlds.ts';

/** What is computed in a scene: an expression that a skill reads, or the parameters of one skill. */
export type Wanted = string | { readonly skill: SkillCode; readonly params: Params };

/** Something that is counted at one place, as a scene finds it and as it leaves it. */
export type Stock = { readonly of: string; readonly from: number | string; readonly to: number | string };

/** One scene with its problem. Texts have their alternatives by reading band in braces. */
export type Step = {
  readonly title: string;
  readonly text: string;
  /** What is asked, in the words of the story. */
  readonly ask: string;
  /** Several: the first that a skill of the standard takes, else the first that any skill takes. */
  readonly task: Wanted | readonly Wanted[];
  /** The answer as the plot knows it, which the next scene uses; the engine's key has to be the same. */
  readonly is: number | string;
  readonly unit?: Noun;
  /** What is counted here, at one place: how much there is before and how much after. */
  readonly stock?: Stock;
  readonly picture?: Picture;
  /** What happens after the right answer. It may name the answer, because no booklet prints it. */
  readonly right: string;
};

export type Option = { readonly label: string; readonly step: Step; readonly end: string };

/** A plot with its quantities drawn: two or three scenes, a choice, and what comes of either way. */
export type Draft = {
  readonly title: string;
  readonly steps: readonly Step[];
  readonly choice: { readonly title: string; readonly text: string; readonly options: readonly [Option, Option] };
};

/** What a plot draws its quantities from. */
export type Desk = Cast & {
  readonly rng: Rng;
  readonly level: Level;
  /** The code of the skill that the story is for. */
  readonly skill: string;
  /** The codes of all skills of the standard. */
  readonly own: readonly string[];
  /** How large numbers may be, by the plot's own table of its skills. */
  readonly reach: number;
  readonly world: World;
};

/**
 * How a plot is told: it draws quantities once, and all of its sentences, problems and pictures come from them. Undefined
 * where the quantities drawn make no story; it is then drawn again.
 */
export type Tell = (desk: Desk) => Draft | undefined;
