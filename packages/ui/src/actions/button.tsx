import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { Link } from '../lib/link.ts';
import { useText } from '../text/catalogue.ts';

/** `primary`: the main action of a screen; `danger`: an action that cannot be undone. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';
type Look = { readonly kind?: ButtonKind; readonly size?: 'normal' | 'small'; readonly icon?: ReactNode };

const kinds: Record<ButtonKind, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-line-strong bg-sheet text-ink hover:bg-wash',
  quiet: 'text-accent hover:bg-wash hover:text-accent-strong',
  danger: 'bg-warm text-on-warm hover:bg-warm-strong',
};

const buttonClass = ({ kind = 'secondary', size = 'normal' }: Look, more?: string) =>
  cx(
    'relative inline-flex items-center justify-center gap-2 rounded-md text-center font-semibold leading-tight no-underline transition-colors select-none',
    'disabled:opacity-55',
    size === 'normal'
      ? 'min-h-10 px-4 py-2 text-base max-md:min-h-11 student:min-h-12'
      : 'min-h-8 px-3 py-1 text-sm max-md:min-h-11',
    kinds[kind],
    more,
  );

/**
 * The props of a native button, and `pending`, which keeps the button's width, announces the wait and ignores clicks.
 */
export type ButtonProps = ComponentProps<'button'> & Look & { readonly pending?: boolean };

/** A button; its `type` is `button` by default. While `pending` it keeps the focus. */
export function Button({
  kind,
  size,
  icon,
  pending = false,
  className,
  children,
  onClick,
  type,
  ...rest
}: ButtonProps) {
  const t = useText('actions');
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      aria-disabled={pending || rest['aria-disabled']}
      aria-busy={pending || undefined}
      className={buttonClass({ ...(kind && { kind }), ...(size && { size }) }, className)}
      onClick={(event) => {
        if (pending) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {pending ? <Spinner label={t('working')} /> : icon}
      {children}
    </button>
  );
}

/** A link that looks like a button: for what has an address. */
export function ButtonLink({ kind, size, icon, className, children, ...rest }: ComponentProps<typeof Link> & Look) {
  return (
    <Link {...rest} className={buttonClass({ ...(kind && { kind }), ...(size && { size }) }, className)}>
      {icon}
      {children}
    </Link>
  );
}

function Spinner({ label }: { readonly label: string }) {
  return (
    <span role="status" className="inline-flex">
      <span
        aria-hidden="true"
        className="size-4 animate-turn rounded-full border-2 border-current border-e-transparent"
      />
      <span className="sr-only">{label}</span>
    </span>
  );
}
