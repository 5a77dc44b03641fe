import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { Link } from '../lib/link.ts';
import { PageTitle } from './page-title.tsx';

/** The page's only main heading, with the way back, a line below it, and the main action. */
export type PageHeaderProps = {
  readonly title: string;
  /** What the tab says where the title alone would not tell this page from another. */
  readonly tab?: string;
  readonly back?: { readonly to: string; readonly label: string };
  /** One line of details: the class, the date, how many. */
  readonly lead?: ReactNode;
  /** Buttons; the primary one comes last. */
  readonly actions?: ReactNode;
};

export function PageHeader({ title, tab, back, lead, actions }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-6">
      <div className="min-w-0">
        {back && (
          <Link
            to={back.to}
            data-print="hide"
            className="-ms-1 mb-1 inline-flex min-h-6 items-center gap-1 text-sm text-muted no-underline hover:text-accent max-md:-mt-3 max-md:min-h-11"
          >
            <ChevronLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
            {back.label}
          </Link>
        )}
        <PageTitle {...(tab === undefined ? {} : { tab })}>{title}</PageTitle>
        {lead !== undefined && <p className="measure mt-1 text-muted">{lead}</p>}
      </div>
      {actions !== undefined && (
        <div className="flex flex-wrap items-center gap-3" data-print="hide">
          {actions}
        </div>
      )}
    </header>
  );
}

/** A part of a page: space and a heading, no box. `ruled` draws a hairline above. */
export type SectionProps = {
  readonly title?: string;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  readonly ruled?: boolean;
  readonly className?: string;
  readonly id?: string;
};

export function Section({ title, lead, actions, children, ruled = false, className, id }: SectionProps) {
  return (
    <section
      id={id}
      aria-label={title}
      className={cx('py-6 first:pt-0', ruled && 'border-t border-line first:border-t-0', className)}
    >
      {(title !== undefined || actions !== undefined) && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 pb-3">
          <div>
            {title !== undefined && <h2 className="text-lg font-semibold">{title}</h2>}
            {lead !== undefined && <p className="measure mt-0.5 text-muted">{lead}</p>}
          </div>
          {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
        </div>
      )}
      {children}
    </section>
  );
}
