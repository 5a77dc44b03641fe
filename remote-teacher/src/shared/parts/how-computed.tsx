import type { ReactNode } from 'react';
import { useText } from '#shared/text/texts.ts';

type HowComputedProps = {
  /** The figure, as it is called on the page: what a screen reader hears. */
  readonly what: string;
  /** What it rests on: "412 answers of 27 students". */
  readonly sample?: string | undefined;
  readonly children: ReactNode;
};

/** Under a figure: how it comes about, and what it rests on. Opens in place, also by keyboard, and is left off paper. */
export function HowComputed({ what, sample, children }: HowComputedProps) {
  const t = useText('computed');
  return (
    <details data-print="hide" className="measure text-sm text-muted">
      <summary className="inline-flex min-h-6 cursor-pointer items-center underline decoration-line-strong decoration-1 underline-offset-4 hover:text-accent max-md:min-h-11">
        <span aria-hidden="true">{t('how')}</span>
        <span className="sr-only">{t('howOf', { what })}</span>
      </summary>
      <div className="flex flex-col gap-1 border-l border-line py-1 pl-3">
        <p>{children}</p>
        {sample !== undefined && <p className="figures-tabular">{t('sample', { sample })}</p>}
      </div>
    </details>
  );
}
