import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useText } from '../text/catalogue.ts';
import { Field, type FieldText, inputClass } from './field.tsx';
import { useLengthLimit } from './length-limit.tsx';

/** A text field with a label; other props are those of a native input. */
export type TextFieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'children'> & { readonly inputClassName?: string };

export function TextField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  id,
  className,
  inputClassName,
  onInput,
  ...rest
}: TextFieldProps) {
  const limit = useLengthLimit(rest.maxLength, onInput);
  return (
    <Field {...{ label, hint, error, id, className, ...(optional && { optional }), ...(hideLabel && { hideLabel }) }}>
      {(aria) => (
        <>
          <input type="text" {...rest} {...aria} onInput={limit.onInput} className={inputClass(inputClassName)} />
          {rest.maxLength !== undefined && limit.note}
        </>
      )}
    </Field>
  );
}

/** A password field that can show what is typed. Set `autoComplete` to `current-password` or `new-password`. */
export function PasswordField({ label, hint, error, optional, hideLabel, id, className, ...rest }: TextFieldProps) {
  const t = useText('form');
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error, id, className, ...(optional && { optional }), ...(hideLabel && { hideLabel }) }}>
      {(aria) => (
        <div className="relative">
          <input {...rest} {...aria} type={shown ? 'text' : 'password'} className={inputClass('pe-12')} />
          <button
            type="button"
            aria-pressed={shown}
            aria-label={t('showPassword')}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 end-0 inline-flex w-11 items-center justify-center rounded-md text-muted hover:text-ink"
          >
            {shown ? <EyeOff aria-hidden="true" className="size-5" /> : <Eye aria-hidden="true" className="size-5" />}
          </button>
        </div>
      )}
    </Field>
  );
}

/** A field for several lines of text. It grows with the text if the browser supports it. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  hideLabel,
  id,
  className,
  onInput,
  ...rest
}: FieldText & ComponentProps<'textarea'>) {
  const limit = useLengthLimit(rest.maxLength, onInput);
  return (
    <Field {...{ label, hint, error, id, className, ...(optional && { optional }), ...(hideLabel && { hideLabel }) }}>
      {(aria) => (
        <>
          <textarea
            rows={4}
            {...rest}
            {...aria}
            onInput={limit.onInput}
            className={inputClass('field-sizing-content min-h-24 leading-normal')}
          />
          {rest.maxLength !== undefined && limit.note}
        </>
      )}
    </Field>
  );
}

/** A choice from a list, with the browser's own control, which every phone and screen reader supports. */
export type SelectOption = { readonly value: string; readonly label: string; readonly disabled?: boolean };
export type SelectProps = FieldText &
  Omit<ComponentProps<'select'>, 'children'> & {
    readonly options: readonly SelectOption[];
    /** The text of a first, empty option. Leave it out if a value is always chosen. */
    readonly placeholder?: string;
  };

export function Select({
  label,
  hint,
  error,
  optional,
  hideLabel,
  id,
  className,
  options,
  placeholder,
  ...rest
}: SelectProps) {
  return (
    <Field {...{ label, hint, error, id, className, ...(optional && { optional }), ...(hideLabel && { hideLabel }) }}>
      {(aria) => (
        <div className="relative">
          <select {...rest} {...aria} className={inputClass('appearance-none truncate pe-10')}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <svg
            viewBox="0 0 16 16"
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-muted"
          >
            <path
              d="m3.5 6 4.5 4.5L12.5 6"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </div>
      )}
    </Field>
  );
}
