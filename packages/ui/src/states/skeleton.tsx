import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { useText } from '../text/catalogue.ts';
import { StillLoading } from './still-loading.tsx';

const numbersTo = (count: number) => Array.from({ length: count }, (_, place) => place);
const bar = 'block animate-wait rounded-sm bg-wash';

/** A placeholder for one line; give it the width and height of the text. */
export const Skeleton = ({ className = 'h-4 w-40' }: { readonly className?: string }) => (
  <span aria-hidden="true" className={cx(bar, className)} />
);

/** Announces once that content is loading, around any arrangement of `Skeleton`. */
export function SkeletonGroup({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  const t = useText('states');
  return (
    <div role="status" data-loads="" className={className}>
      <span className="sr-only">{t('loading')}</span>
      <StillLoading over />
      {children}
    </div>
  );
}

/** The placeholder of a page with a heading, a line of numbers and a table. */
export const PageSkeleton = ({ stats = 0, rows = 6 }: { readonly stats?: number; readonly rows?: number }) => (
  <SkeletonGroup>
    <Skeleton className="mb-2 h-8 w-64 max-w-full" />
    <Skeleton className="mb-8 h-4 w-48" />
    {stats > 0 && <StatBars stats={stats} />}
    <TableRows rows={rows} />
  </SkeletonGroup>
);

/** The placeholder of a line of numbers. */
export const StatRowSkeleton = ({ stats }: { readonly stats: number }) => (
  <SkeletonGroup>
    <StatBars stats={stats} />
  </SkeletonGroup>
);

const StatBars = ({ stats }: { readonly stats: number }) => (
  <div className="mb-8 flex flex-wrap gap-x-12 gap-y-5 border-y border-line py-5">
    {numbersTo(stats).map((place) => (
      <div key={place} className="space-y-2">
        <Skeleton className="h-7 w-14" />
        <Skeleton className="h-4 w-24" />
      </div>
    ))}
  </div>
);

/** The placeholder of a table, with the height of its rows. */
export const TableSkeleton = ({ rows = 6 }: { readonly rows?: number }) => (
  <SkeletonGroup>
    <TableRows rows={rows} />
  </SkeletonGroup>
);

const TableRows = ({ rows }: { readonly rows: number }) => (
  <div className="divide-y divide-line border-y border-line">
    {numbersTo(rows).map((place) => (
      <div key={place} className="flex h-11 items-center gap-8">
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-4 w-1/6" />
        <Skeleton className="ms-auto h-4 w-12" />
      </div>
    ))}
  </div>
);
