import { useEffect, useRef } from 'react';
import { useText } from '../text/catalogue.ts';

/** The errors of a form, above it, each with a link to its field. It takes the focus when it appears. */
export type FormErrorSummaryProps = {
  /** `field` is the id of the control; left out, the message concerns the whole form. */
  readonly errors: readonly { readonly field?: string; readonly message: string }[];
  readonly title?: string;
};

export function FormErrorSummary({ errors, title }: FormErrorSummaryProps) {
  const t = useText('form');
  const ref = useRef<HTMLDivElement>(null);
  const shown = errors.map(({ message }) => message).join('\n');
  useEffect(() => {
    if (shown !== '') ref.current?.focus();
  }, [shown]);
  if (errors.length === 0) return null;
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="border-s-4 border-warm bg-warm-wash px-4 py-3">
      <p className="font-semibold">{title ?? t('summary', { count: errors.length })}</p>
      <ul className="mt-1 flex flex-col gap-1">
        {errors.map(({ field, message }) => (
          <li key={`${field}-${message}`}>
            {field === undefined ? (
              message
            ) : (
              <a
                href={`#${field}`}
                className="text-warm underline underline-offset-3"
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(field)?.focus();
                }}
              >
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
