import type { ReactNode } from 'react';
import { useText } from '#shared/text/texts.ts';

type HowComputedProps = {
  /** The name of the figure, for screen readers. */
  readonly what: string;
  /** The data behind it: "412 answers of 27 students". */
  readonly sample?: string | undefined;
  readonly children: ReactNode;
};

/** Explains a figure: how it is computed, and from what. Opens in place, by keyboard too, and is not printed. */
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
