import type { ReactNode } from 'react';
import { Link } from '../lib/link.ts';

/** A number, then its meaning. With `to`, the whole element is a link to the list behind it. */
export type StatProps = {
  readonly value: ReactNode;
  readonly label: string;
  readonly note?: ReactNode;
  readonly to?: string;
  /** A warm-colored mark: somebody needs to act. */
  readonly attention?: boolean;
};

export function Stat({ value, label, note, to, attention = false }: StatProps) {
  const body = (
    <>
      <span
        className={
          attention
            ? 'figures-tabular block text-xl font-semibold tracking-tight text-warm'
            : 'figures-tabular block text-xl font-semibold tracking-tight'
        }
      >
        {value}
      </span>
      <span
        className={
          to === undefined
            ? 'block'
            : 'block underline decoration-line-strong decoration-1 underline-offset-4 group-hover:text-accent group-hover:decoration-accent'
        }
      >
        {label}
      </span>
      {note !== undefined && <span className="mt-0.5 block text-sm text-muted">{note}</span>}
    </>
  );
  return to === undefined ? (
    <div>{body}</div>
  ) : (
    <Link to={to} className="group block text-ink no-underline">
      {body}
    </Link>
  );
}

/** Stats side by side, separated by thin lines. */
export function StatRow({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-2 gap-x-6 gap-y-5 border-y border-line py-5 md:flex md:gap-0 md:divide-x md:divide-line md:[&>*]:flex-1 md:[&>*]:px-6 md:[&>*:first-child]:ps-0">
      {children}
    </div>
  );
}
