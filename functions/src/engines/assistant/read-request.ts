import type { Asked } from './answer-wish.ts';
import { followUp } from './follow/follow-up.ts';
import type { Explained } from './judge/explain.ts';
import { understand } from './read/understand.ts';
import type { Memo, Wish } from './wish/wish.ts';

export type Reading =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'wish'; readonly wish: Exclude<Wish, { kind: 'unknown' }> }
  | { readonly kind: 'answer'; readonly answer: Explained };

const asReading = (wish: Wish): Reading => (wish.kind === 'unknown' ? { kind: 'unknown' } : { kind: 'wish', wish });

/** Reads a text that refers to the previous answer; unknown if it does not refer to it. */
export function readFollow(text: string, before: Memo | undefined, seed: number): Reading {
  const follow = followUp(text, before, seed);
  if (follow === undefined) return { kind: 'unknown' };
  return follow.kind === 'answer' ? follow : asReading(follow.wish);
}

/** Reads any text. A question that names one of the classes is read like one about "my class". */
export function readRequest({ text, before, seed, classNames = [] }: Asked): Reading {
  const follow = readFollow(text, before, seed);
  if (follow.kind !== 'unknown') return follow;
  const wish = understand(text);
  const spoken = classNames.reduce((rest, name) => rest.replaceAll(name, 'my class'), text);
  const named = spoken === text ? wish : understand(spoken);
  return asReading(named.kind === 'class' ? { ...named, text } : wish);
}
