import type { ComponentProps } from 'react';
import { Field, type FieldText, inputClass } from './field.tsx';

/**
 * A field for a whole or decimal number. It is a text field, so that no typed text is lost and the mouse wheel changes
 * nothing; the arrow keys change the number by `step`. `onTextChange` gets the text and its value, or undefined if it
 * is no number.
 */
export type NumberFieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'min' | 'max' | 'step' | 'defaultValue'> & {
    readonly text: string;
    readonly onTextChange: (text: string, value: number | undefined) => void;
    readonly min?: number;
    readonly max?: number;
    readonly step?: number;
    /** The unit after the field: "minutes", "%". */
    readonly unit?: string;
  };

/** The value of "12", "-3", "1.5" or "1,5"; undefined for anything else. */
export function readNumber(text: string): number | undefined {
  const plain = text.trim().replace('−', '-').replace(',', '.');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

export function NumberField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  id,
  className,
  text,
  onTextChange,
  min,
  max,
  step = 1,
  unit,
  ...rest
}: NumberFieldProps) {
  const move = (by: number) => {
    const next = (readNumber(text) ?? 0) + by;
    const value = Number(Math.min(max ?? next, Math.max(min ?? next, next)).toFixed(10));
    onTextChange(String(value), value);
  };
  return (
    <Field {...{ label, hint, error, id, className, ...(optional && { optional }), ...(hideLabel && { hideLabel }) }}>
      {(aria) => (
        <div className="flex items-center gap-2">
          <input
            {...rest}
            {...aria}
            role="spinbutton"
            aria-valuenow={readNumber(text)}
            aria-valuemin={min}
            aria-valuemax={max}
            inputMode={Number.isInteger(step) && (min ?? -1) >= 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            value={text}
            onChange={(event) => onTextChange(event.target.value, readNumber(event.target.value))}
            onKeyDown={(event) => {
              rest.onKeyDown?.(event);
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
              event.preventDefault();
              move(event.key === 'ArrowUp' ? step : -step);
            }}
            className={inputClass('figures-tabular max-w-32 text-end')}
          />
          {unit !== undefined && <span className="text-muted">{unit}</span>}
        </div>
      )}
    </Field>
  );
}
