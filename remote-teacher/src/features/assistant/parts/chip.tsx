import { cx } from '@lemma/ui';
import type { ReactNode } from 'react';

type ChipProps = { readonly isOn: boolean; readonly onToggle: () => void; readonly children: ReactNode };

/** Something that was read and can be taken off, or may be meant and can be put on. */
export function Chip({ isOn, onToggle, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onToggle}
      className={cx(
        'target inline-flex max-w-full items-center gap-2 rounded-full border px-3 py-1 text-left text-sm transition-colors',
        isOn ? 'border-accent bg-wash font-semibold' : 'border-line-strong bg-sheet text-muted',
      )}
    >
      <span aria-hidden="true" className="w-3 shrink-0">
        {isOn ? '✓' : '+'}
      </span>
      <span className="min-w-0 break-words">{children}</span>
    </button>
  );
}
