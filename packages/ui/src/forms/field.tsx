import { type ReactNode, useId } from 'react';
import { cx } from '../lib/cx.ts';
import { useText } from '../text/catalogue.ts';

/** The texts of a field: a visible label, a hint, and an error. */
export type FieldText = {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Shows "optional" after the label. */
  readonly optional?: boolean;
  /** Hides the label visually, but not from assistive technology. */
  readonly hideLabel?: boolean;
};

/** The attributes for the control inside a field. */
export type FieldAria = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
};

export type FieldProps = FieldText & {
  /** The control's id, for a link from the error summary. */
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: (aria: FieldAria) => ReactNode;
};

/**
 * A label, hint and error around any control, connected by ids: `<Field label="Name">{(aria) => <input {...aria}
 * />}</Field>`.
 */
export function Field({
  label,
  hint,
  error,
  optional = false,
  hideLabel = false,
  id,
  className,
  children,
}: FieldProps) {
  const t = useText('form');
  const made = useId();
  const own = id ?? made;
  const described = cx(hint !== undefined && `${own}-hint`, error && `${own}-error`);
  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      <label htmlFor={own} className={hideLabel ? 'sr-only' : 'font-semibold'}>
        {label}
        {optional && <span className="font-normal text-muted"> ({t('optional')})</span>}
      </label>
      {hint !== undefined && (
        <p id={`${own}-hint`} className="measure -mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      {children({ id: own, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {error && <FieldError id={`${own}-error`}>{error}</FieldError>}
    </div>
  );
}

/** An error and what to do about it, below the control. It has an icon, so that it does not depend on color. */
export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p id={id} className="flex gap-2 text-sm font-semibold text-warm">
      <span
        aria-hidden="true"
        className="mt-0.5 inline-flex size-4 shrink-0 items-center justify-center rounded-full bg-warm leading-none text-on-warm"
      >
        <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
          <path d="M8 3.5v5.5M8 11.6v.9" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </span>
      <span>{children}</span>
    </p>
  );
}

/** The style of every text box. */
export const inputClass = (more?: string) =>
  cx(
    'w-full rounded-md border border-line-strong bg-sheet px-3 py-2 text-base text-ink min-h-10 max-md:min-h-11 student:min-h-12',
    'aria-invalid:border-2 aria-invalid:border-warm disabled:bg-wash disabled:text-muted',
    more,
  );
