import type { Skill } from '@lemma/math';
import type { Topic } from '../topic/topic.ts';
import type { WishOf } from '../wish/wish.ts';

/** What a piece is made from: its topic, its main skill, and the wish. */
export type Made = {
  readonly topic: Topic;
  readonly skill: Skill;
  readonly wish: WishOf<'piece'>;
  readonly seed: number;
};
