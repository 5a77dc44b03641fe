import { type ReactNode, useEffect, useId, useRef } from 'react';
import { cx } from '../lib/cx.ts';
import { useDirection } from '../text/locale.ts';
import { FieldError } from './field.tsx';

type Named = {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
  readonly name?: string;
};

const row = 'flex min-h-8 max-md:min-h-11 cursor-pointer items-start gap-3 py-1';

const Words = ({ label, hint, id }: { readonly label: ReactNode; readonly hint?: ReactNode; readonly id: string }) => (
  <span className="min-w-0">
    <span className="block">{label}</span>
    {hint !== undefined && (
      <span id={id} className="measure block text-sm text-muted">
        {hint}
      </span>
    )}
  </span>
);

/** A single yes-or-no choice. `indeterminate` means "some of them". */
export type CheckboxProps = Named & {
  readonly checked?: boolean | 'indeterminate';
  readonly defaultChecked?: boolean;
  readonly onCheckedChange?: (checked: boolean) => void;
  /** Hides the label visually, such as for a checkbox in a table row. */
  readonly hideLabel?: boolean;
};

const box =
  'absolute inset-0 size-full appearance-none border border-line-strong transition-colors disabled:opacity-55';

export function Checkbox({ label, hint, hideLabel = false, onCheckedChange, checked, ...rest }: CheckboxProps) {
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  const isPartly = checked === 'indeterminate';
  useEffect(() => {
    if (own.current) own.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    <label htmlFor={`${id}-box`} className={hideLabel ? 'inline-flex py-0.5 pe-1 ps-0.5' : row}>
      <span className="relative mt-0.5 inline-flex size-5 shrink-0 items-center justify-center">
        <input
          {...rest}
          ref={own}
          type="checkbox"
          id={`${id}-box`}
          {...(checked !== undefined && { checked: checked === true })}
          {...(hint !== undefined && { 'aria-describedby': id })}
          onChange={({ target }) => onCheckedChange?.(target.checked)}
          className={cx(
            box,
            'peer rounded-sm bg-sheet checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent',
          )}
        />
        <svg
          viewBox="0 0 16 16"
          className="pointer-events-none invisible relative size-4 text-on-accent peer-checked:visible peer-indeterminate:visible"
          aria-hidden="true"
        >
          <path
            d={isPartly ? 'M4 8h8' : 'm3.5 8.5 3 3 6-7'}
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </span>
      {hideLabel ? <span className="sr-only">{label}</span> : <Words label={label} hint={hint} id={id} />}
    </label>
  );
}

/** A switch that takes effect at once, without a save button. */
export type SwitchProps = Named & {
  readonly checked: boolean;
  readonly onCheckedChange?: (checked: boolean) => void;
};

export function Switch({ label, hint, checked, onCheckedChange, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <label htmlFor={`${id}-switch`} className={cx(row, 'justify-between gap-6')}>
      <Words label={label} hint={hint} id={id} />
      <span className="relative mt-0.5 inline-flex h-6 w-11 shrink-0 items-center">
        <input
          {...rest}
          type="checkbox"
          role="switch"
          id={`${id}-switch`}
          checked={checked}
          aria-checked={checked}
          {...(hint !== undefined && { 'aria-describedby': id })}
          onChange={({ target }) => onCheckedChange?.(target.checked)}
          className={cx(box, 'peer rounded-full bg-wash checked:border-accent checked:bg-accent')}
        />
        <span className="pointer-events-none relative block size-4 translate-x-1 rounded-full bg-line-strong transition-transform peer-checked:translate-x-6 peer-checked:bg-on-accent rtl:-translate-x-1 rtl:peer-checked:-translate-x-6" />
      </span>
    </label>
  );
}

/** One of a few options, all of them visible. */
export type RadioOption = {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
};
export type RadioGroupProps = {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly options: readonly RadioOption[];
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onValueChange?: (value: string) => void;
  readonly name?: string;
  readonly hideLabel?: boolean;
  readonly disabled?: boolean;
  /** Puts the options side by side if there is space. */
  readonly inline?: boolean;
  /** On a small screen, short options stand two in a row and the label is only read out. */
  readonly paired?: boolean;
  /** Moves the focus to the chosen or first option when the group appears, without choosing it. */
  readonly focused?: boolean;
  /** The id of the element that the choice is about; it is read out with it. */
  readonly describedBy?: string | undefined;
};

export function RadioGroup({
  label,
  hint,
  error,
  options,
  hideLabel = false,
  inline = false,
  paired = false,
  focused = false,
  describedBy,
  value,
  defaultValue,
  onValueChange,
  name,
  disabled = false,
}: RadioGroupProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const own = root.current;
    const place = own?.querySelector<HTMLElement>('input:checked') ?? own?.querySelector('input');
    if (focused) place?.focus({ preventScroll: true });
  }, [focused]);
  const dir = useDirection();
  const described = cx(describedBy, hint !== undefined && `${id}-hint`, error && `${id}-error`);
  return (
    <div className="flex flex-col gap-1.5">
      <span id={id} className={hideLabel ? 'sr-only' : cx('font-semibold', paired && 'docked:sr-only')}>
        {label}
      </span>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="measure -mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      <div
        ref={root}
        role="radiogroup"
        dir={dir}
        aria-labelledby={id}
        {...(described && { 'aria-describedby': described })}
        aria-invalid={error ? true : undefined}
        className={cx(
          inline ? 'flex flex-wrap gap-x-6 gap-y-1' : 'flex flex-col gap-1',
          paired &&
            'docked:flex-row docked:flex-wrap docked:gap-x-4 docked:*:min-w-fit docked:*:grow docked:*:basis-[calc(50%-0.5rem)]',
        )}
      >
        {options.map((option) => (
          <label key={option.value} htmlFor={`${id}-${option.value}-radio`} className={row}>
            <span className="relative mt-0.5 inline-flex size-5 shrink-0 items-center justify-center">
              <input
                type="radio"
                name={name ?? id}
                id={`${id}-${option.value}-radio`}
                value={option.value}
                {...(value === undefined
                  ? { defaultChecked: option.value === defaultValue }
                  : { checked: option.value === value })}
                disabled={disabled || (option.disabled ?? false)}
                {...(option.hint !== undefined && { 'aria-describedby': `${id}-${option.value}` })}
                onChange={() => onValueChange?.(option.value)}
                className={cx(box, 'peer rounded-full bg-sheet checked:border-accent')}
              />
              <span className="pointer-events-none invisible relative block size-2.5 rounded-full bg-accent peer-checked:visible" />
            </span>
            <Words label={option.label} hint={option.hint} id={`${id}-${option.value}`} />
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
