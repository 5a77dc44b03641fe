import type { Picture, Touch } from '@lemma/math';
import type { TouchKind, TouchOf } from '@lemma/math/touch';

/** What every way of placing an answer gets. `value` is the text of the answer, the same that is typed. */
type Placing<T> = {
  readonly touch: T;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The question's own picture: one places on it where it is of the same kind. */
  readonly ground?: Picture | undefined;
  /** Takes the focus when it appears. */
  readonly focused?: boolean | undefined;
  /** The id of the question, which is read out with the field. */
  readonly describedBy?: string | undefined;
};

export type TouchFieldProps<K extends TouchKind> = Placing<TouchOf<K>>;
export type AnyTouchFieldProps = Placing<Touch>;
