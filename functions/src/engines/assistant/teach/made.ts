import type { Skill } from '@lemma/math';
import type { Topic } from '../topic/topic.ts';
import type { WishOf } from '../wish/wish.ts';

/** What a piece is made from: its wish, and its topic with its main skill, where it needs one. */
export type Made = {
  readonly topic: Topic;
  readonly skill: Skill | undefined;
  /** The grade that it is for: the one of the skill, or the one that was named. */
  readonly grade: number;
  readonly wish: WishOf<'piece'>;
  readonly seed: number;
};
/** The same with a skill. */
export type MadeOn = Made & { readonly skill: Skill };
