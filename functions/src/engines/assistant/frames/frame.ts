import type { Level, Rng, SkillCode } from '@lemma/math';
import { PEOPLE, type World } from './worlds.ts';

/** A word problem and the calculation that answers it. The calculation is verified before the problem is shown. */
export type Told = { readonly prompt: string; readonly work: string; readonly answer: string };
export type Frame = {
  readonly id: string;
  /** The skills whose operation the frame needs: each of its problems is one of theirs, told. */
  readonly practices: readonly SkillCode[];
  /** How people call a story that is built so: "start unknown", "multiply, then subtract". */
  readonly called?: RegExp;
  /** The same, where a number of steps is all that is said. */
  readonly steps?: RegExp;
  readonly tell: (rng: Rng, level: Level, grade: number, world: World, about: string) => Told;
};

export const two = (rng: Rng): readonly [string, string] => {
  const [one = 'Imani', other = 'Theo'] = rng.shuffle(PEOPLE);
  return [one, other];
};
