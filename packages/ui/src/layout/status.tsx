import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

/**
 * `neutral`: a fact; `waiting`: not begun; `active`: in progress; `done`: successful; `attention`: needs a person. The
 * icons differ in shape, so that the status does not depend on color.
 */
export type StatusTone = 'neutral' | 'waiting' | 'active' | 'done' | 'attention';

const tones: Record<StatusTone, string> = {
  neutral: 'text-muted',
  waiting: 'text-muted',
  active: 'text-accent',
  done: 'text-accent',
  attention: 'text-warm',
};

const symbols: Record<StatusTone, ReactNode> = {
  neutral: <circle cx="8" cy="8" r="2.5" fill="currentColor" />,
  waiting: (
    <circle cx="8" cy="8" r="5.25" fill="none" stroke="currentColor" strokeWidth="1.5" strokeDasharray="2.6 2.9" />
  ),
  active: (
    <>
      <circle cx="8" cy="8" r="5.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M8 2.75a5.25 5.25 0 0 1 0 10.5z" fill="currentColor" />
    </>
  ),
  done: (
    <path
      d="m3 8.5 3.25 3.25L13 4.75"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  attention: (
    <>
      <path d="M8 1.9 14.6 13.6H1.4z" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
      <path d="M8 6.2v3.2M8 11.3v.4" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
    </>
  ),
};

/** A state in one word, with its icon. */
export function Status({ tone = 'neutral', children }: { readonly tone?: StatusTone; readonly children: ReactNode }) {
  return (
    <span
      className={cx('inline-flex items-center gap-1.5 whitespace-nowrap max-[22rem]:whitespace-normal', tones[tone])}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 shrink-0">
        {symbols[tone]}
      </svg>
      <span>{children}</span>
    </span>
  );
}

/** A short tag: a grade, a skill code, a count. */
export function Badge({
  children,
  tone = 'neutral',
}: {
  readonly children: ReactNode;
  readonly tone?: 'neutral' | 'accent' | 'warm';
}) {
  const looks = {
    neutral: 'bg-wash text-ink',
    accent: 'bg-accent-wash text-accent-strong',
    warm: 'bg-warm-wash text-warm-strong',
  };
  return (
    <span
      className={cx(
        'inline-flex items-center rounded-sm px-1.5 py-0.5 text-sm leading-tight whitespace-nowrap max-[22rem]:whitespace-normal',
        looks[tone],
      )}
    >
      {children}
    </span>
  );
}
