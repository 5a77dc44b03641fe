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

/** What a text is read as that refers to an answer before. */
export function readFollow(text: string, before: Memo | undefined, seed: number): Reading {
  const follow = followUp(text, before, seed);
  if (follow === undefined) return { kind: 'unknown' };
  return follow.kind === 'answer' ? follow : asReading(follow.wish);
}

/** What a text is read as. Where a class is called by its name, a question about it is read as one about "my class". */
export function readRequest({ text, before, seed, classNames = [] }: Asked): Reading {
  const follow = readFollow(text, before, seed);
  if (follow.kind !== 'unknown') return follow;
  const wish = understand(text);
  const spoken = classNames.reduce((rest, name) => rest.replaceAll(name, 'my class'), text);
  const named = spoken === text ? wish : understand(spoken);
  return asReading(named.kind === 'class' ? { ...named, text } : wish);
}
