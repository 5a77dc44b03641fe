import { Checkbox as RadixCheckbox, RadioGroup as RadixRadio, Switch as RadixSwitch } from 'radix-ui';
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

export function Checkbox({ label, hint, hideLabel = false, onCheckedChange, checked, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <label htmlFor={`${id}-box`} className={hideLabel ? 'inline-flex py-0.5 pe-1 ps-0.5' : row}>
      <RadixCheckbox.Root
        {...rest}
        id={`${id}-box`}
        {...(checked !== undefined && { checked })}
        {...(hint !== undefined && { 'aria-describedby': id })}
        onCheckedChange={(next) => onCheckedChange?.(next === true)}
        className="mt-0.5 inline-flex size-5 shrink-0 items-center justify-center rounded-sm border border-line-strong bg-sheet text-on-accent transition-colors data-[state=checked]:border-accent data-[state=checked]:bg-accent data-[state=indeterminate]:border-accent data-[state=indeterminate]:bg-accent disabled:opacity-55"
      >
        <RadixCheckbox.Indicator>
          <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
            <path
              d={checked === 'indeterminate' ? 'M4 8h8' : 'm3.5 8.5 3 3 6-7'}
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </RadixCheckbox.Indicator>
      </RadixCheckbox.Root>
      {hideLabel ? <span className="sr-only">{label}</span> : <Words label={label} hint={hint} id={id} />}
    </label>
  );
}

/** A switch that takes effect at once, without a save button. */
export type SwitchProps = Named & {
  readonly checked?: boolean;
  readonly defaultChecked?: boolean;
  readonly onCheckedChange?: (checked: boolean) => void;
};

export function Switch({ label, hint, checked, onCheckedChange, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <label htmlFor={`${id}-switch`} className={cx(row, 'justify-between gap-6')}>
      <Words label={label} hint={hint} id={id} />
      <RadixSwitch.Root
        {...rest}
        id={`${id}-switch`}
        {...(checked !== undefined && { checked })}
        {...(onCheckedChange && { onCheckedChange })}
        {...(hint !== undefined && { 'aria-describedby': id })}
        className="relative mt-0.5 h-6 w-11 shrink-0 rounded-full border border-line-strong bg-wash transition-colors data-[state=checked]:border-accent data-[state=checked]:bg-accent disabled:opacity-55"
      >
        <RadixSwitch.Thumb className="block size-4 translate-x-1 rounded-full bg-line-strong transition-transform data-[state=checked]:translate-x-5.5 rtl:-translate-x-1 rtl:data-[state=checked]:-translate-x-5.5 data-[state=checked]:bg-on-accent" />
      </RadixSwitch.Root>
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
  ...rest
}: RadioGroupProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const dir = useDirection();
  useEffect(() => {
    const own = root.current;
    const place = own?.querySelector<HTMLElement>('[data-state=checked]') ?? own?.querySelector('button');
    if (focused) place?.focus({ preventScroll: true });
  }, [focused]);
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
      <RadixRadio.Root
        ref={root}
        dir={dir}
        {...rest}
        {...(value !== undefined && { value })}
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
            <RadixRadio.Item
              id={`${id}-${option.value}-radio`}
              value={option.value}
              {...(option.disabled && { disabled: true })}
              {...(option.hint !== undefined && { 'aria-describedby': `${id}-${option.value}` })}
              className="mt-0.5 inline-flex size-5 shrink-0 items-center justify-center rounded-full border border-line-strong bg-sheet transition-colors data-[state=checked]:border-accent disabled:opacity-55"
            >
              <RadixRadio.Indicator className="block size-2.5 rounded-full bg-accent" />
            </RadixRadio.Item>
            <Words label={option.label} hint={option.hint} id={`${id}-${option.value}`} />
          </label>
        ))}
      </RadixRadio.Root>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
