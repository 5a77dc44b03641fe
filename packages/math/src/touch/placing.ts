import type { Picture } from '../pictures/types.ts';
import type { Touch } from './types.ts';

/** One way to place an answer: between the text that is scored and what stands on the screen. */
export type Placing<T extends Touch, V> = {
  /** What the text places; undefined where it has no place here, as for text that is no answer. */
  readonly read: (touch: T, text: string) => V | undefined;
  /** The text of what was placed, as it would be typed. */
  readonly write: (touch: T, value: V) => string;
  /** What stands there, drawn; `value` left out: nothing yet. `ground` is the question's own picture, of the same kind. */
  readonly picture: (touch: T, value: V | undefined, ground?: Picture) => Picture;
};
