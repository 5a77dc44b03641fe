import { useState } from 'react';
import { NumberField, type NumberFieldProps, readNumber } from './number-field.tsx';

/**
 * The field for a number between two bounds, whole unless `decimals` says otherwise; undefined means that the field is
 * empty.
 */
export type BoundedNumberProps = Omit<
  NumberFieldProps,
  'text' | 'onTextChange' | 'onBlur' | 'min' | 'max' | 'value'
> & {
  readonly value: number | undefined;
  readonly min: number;
  readonly max: number;
  /** The most digits after the decimal point. Default: none. */
  readonly decimals?: number;
  /** Called with each number within the bounds while it is typed. */
  readonly onValueChange: (value: number) => void;
  /** Called when the field is emptied, if that has a meaning ("no limit"). Left out: the previous number returns. */
  readonly onEmpty?: () => void;
};

/**
 * A number field that shows what is typed as it is, so that "15" can be typed even if 1 is too small. When the focus
 * leaves, a number outside the bounds becomes the nearest valid one, and other text becomes the previous number.
 */
export function BoundedNumber({ value, min, max, decimals = 0, onValueChange, onEmpty, ...rest }: BoundedNumberProps) {
  const [typed, setTyped] = useState<string | undefined>();
  const tell = (next: number) => next !== value && onValueChange(next);
  return (
    <NumberField
      {...rest}
      min={min}
      max={max}
      text={typed ?? (value === undefined ? '' : String(value))}
      onTextChange={(text, number) => {
        setTyped(text);
        if (text.trim() === '') onEmpty?.();
        else if (number !== undefined && number >= min && number <= max) tell(Number(number.toFixed(decimals)));
      }}
      onBlur={() => {
        const number = typed === undefined ? undefined : readNumber(typed);
        if (number !== undefined) tell(Number(Math.min(max, Math.max(min, number)).toFixed(decimals)));
        setTyped(undefined);
      }}
    />
  );
}
