import type { Picture } from '../pictures/types.ts';
import type { Touch } from './types.ts';

/** One way to place an answer: converts between the text that is scored and the value on the screen. */
export type Placing<T extends Touch, V> = {
  /** The value that a text stands for; undefined if it cannot be placed here or is not an answer. */
  readonly read: (touch: T, text: string) => V | undefined;
  /** The text of a placed value, as it would be typed. */
  readonly write: (touch: T, value: V) => string;
  /**
   * The drawing of the value; without `value`, nothing has been placed yet. `ground` is the question's own picture, of
   * the same kind.
   */
  readonly picture: (touch: T, value: V | undefined, ground?: Picture) => Picture;
};
