import { Link } from '@lemma/router';
import { cx } from '@lemma/ui';
import type { ReactNode } from 'react';

/** A place for a finger in the bar above a question; without `display`, so that each can say where it is shown. */
export const step = 'size-11 shrink-0 items-center justify-center rounded-md text-ink no-underline hover:bg-wash';

type QuestionStepProps = {
  readonly to: string;
  readonly possible: boolean;
  readonly label: string;
  readonly children: ReactNode;
};

/** The way to the question before or after; pale where there is none. */
export const QuestionStep = ({ to, possible, label, children }: QuestionStepProps) =>
  possible ? (
    <Link to={to} aria-label={label} className={cx(step, 'inline-flex')}>
      {children}
    </Link>
  ) : (
    <span aria-hidden="true" className={cx(step, 'inline-flex opacity-30 hover:bg-transparent')}>
      {children}
    </span>
  );
