import type { Explained } from '../judge/explain.ts';
import type { Wish } from '../wish/wish.ts';

/** A follow-up request, read: another wish, or its answer. */
export type Follow =
  | { readonly kind: 'wish'; readonly wish: Wish }
  | { readonly kind: 'answer'; readonly answer: Explained };

export const wish = (made: Wish): Follow => ({ kind: 'wish', wish: made });
export const answer = (made: Explained): Follow => ({ kind: 'answer', answer: made });
