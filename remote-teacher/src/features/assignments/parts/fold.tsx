import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

type FoldProps = {
  readonly title: string;
  /** What holds now, in words; it stays in sight when the fields are folded. */
  readonly said: string;
  readonly children: ReactNode;
};

/** Fields that are rarely changed, folded under a sentence that says what they are set to. */
export function Fold({ title, said, children }: FoldProps) {
  return (
    <details className="group border-t border-line">
      <summary className="focus-inset flex cursor-pointer list-none items-start gap-2 rounded-sm py-2 hover:bg-wash [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="mt-0.5 size-5 shrink-0 text-muted transition-transform group-open:rotate-90 rtl:-scale-x-100"
        />
        <span className="min-w-0">
          <span className="block font-semibold">{title}</span>
          <span className="block text-sm text-muted">{said}</span>
        </span>
      </summary>
      <div className="pb-5 sm:ps-7">{children}</div>
    </details>
  );
}
