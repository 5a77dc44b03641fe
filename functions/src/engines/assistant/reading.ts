import type { RequestMake } from '@lemma/school/assistant';
import type { Explained } from './judge/explain.ts';
import type { Wish } from './wish/wish.ts';

export type Known = Exclude<Wish, { kind: 'unknown' }>;
/** What a request may ask for, the most likely first, and whether the first is surely it; `isLikely`: one reader names it. */
export type Kinds = { readonly makes: readonly RequestMake[]; readonly isSure: boolean; readonly isLikely?: boolean };
export type Reading =
  | { readonly kind: 'unknown' }
  /** It speaks of the answer before, and nothing is known to be made of that. */
  | { readonly kind: 'change' }
  /** `topic` is the text in which its topic stands; `isFollow`: it changes the answer before. */
  | {
      readonly kind: 'wish';
      readonly wish: Known;
      readonly kinds: Kinds;
      readonly topic: string;
      readonly isFollow: boolean;
    }
  | { readonly kind: 'answer'; readonly answer: Explained };
