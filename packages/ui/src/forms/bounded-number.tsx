import { useState } from 'react';
import { NumberField, type NumberFieldProps, readNumber } from './number-field.tsx';

/** A number between two bounds, whole unless `decimals` says otherwise; undefined: the field is empty. */
export type BoundedNumberProps = Omit<
  NumberFieldProps,
  'text' | 'onTextChange' | 'onBlur' | 'min' | 'max' | 'value'
> & {
  readonly value: number | undefined;
  readonly min: number;
  readonly max: number;
  /** How many digits after the decimal point it may have. Default: none. */
  readonly decimals?: number;
  /** Gets each number within the bounds as it is typed. */
  readonly onValueChange: (value: number) => void;
  /** Emptying it is a choice of its own ("no limit"). Left out: the number that was there comes back. */
  readonly onEmpty?: () => void;
};

/**
 * While it is being typed the field shows just that, so that "15" can be typed where 1 is too little. When it is left, a number
 * outside the bounds becomes the nearest inside, and what is no number goes back to what was there.
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
