import type { Picture, Touch } from '@lemma/math';
import type { TouchKind, TouchOf } from '@lemma/math/touch';

/** The props of every field in which an answer is placed. `value` is the same text as for a typed answer. */
type Placing<T> = {
  readonly touch: T;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The question's own picture. If it is of the right kind, the answer is placed on it. */
  readonly ground?: Picture | undefined;
  /** Takes the focus when it appears. */
  readonly focused?: boolean | undefined;
  /** The id of the question, which is read out with the field. */
  readonly describedBy?: string | undefined;
};

export type TouchFieldProps<K extends TouchKind> = Placing<TouchOf<K>>;
export type AnyTouchFieldProps = Placing<Touch>;
