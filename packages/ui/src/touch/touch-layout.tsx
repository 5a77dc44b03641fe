import type { TouchKind } from '@lemma/math/touch';
import { createContext, type ReactNode, useContext } from 'react';
import { Button } from '../actions/button.tsx';
import { cx } from '../lib/cx.ts';
import { Formula } from '../mathematics/formula.tsx';
import { useWorkText } from '../text/use-work-text.ts';

type Around = {
  /** How the answer is placed, which says what to do while nothing is placed. */
  readonly as?: TouchKind;
  /** Shown on the line with the placed answer: the button that checks. */
  readonly beside?: ReactNode;
  /** Shown on the last line. */
  readonly under?: ReactNode;
  /** Texts before and after the placed answer: "x =", a unit. */
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  /** The words of a card's group in the language of the page. */
  readonly say: (text: string) => string;
  /** Switches to typing the same answer. */
  readonly onType: () => void;
};

/** What is the same around every field. */
export const TouchAround = createContext<Around>({ say: (text) => text, onType: () => undefined });

type TouchLayoutProps = {
  /** The answer as text, which is what gets scored. */
  readonly state: string;
  /** False if the text cannot be shown in the drawing. */
  readonly placed: boolean;
  readonly nudges?: ReactNode;
  /** True if there are so many buttons that the placed answer has no room beside them on a phone; it is then above them. */
  readonly manyNudges?: boolean;
  readonly children: ReactNode;
};

/** The field and, below it, the placed answer, the button that checks, and a link to typing. */
export function TouchLayout({ state, placed, nudges, manyNudges = false, children }: TouchLayoutProps) {
  const t = useWorkText('touch');
  const { as, beside, under, before, after, onType } = useContext(TouchAround);
  return (
    <div className="flex flex-col gap-2 docked:gap-1">
      {children}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p
          data-placed=""
          className={cx('min-w-fit flex-1 text-sm docked:leading-tight', manyNudges && 'max-sm:basis-full')}
        >
          {state.trim() === '' ? (
            <span className="text-muted">{as === undefined ? t('nothing') : t(`todo.${as}`)}</span>
          ) : (
            <bdi dir="ltr" className="text-lg">
              {before !== undefined && `${before} `}
              <Formula text={state} />
              {after !== undefined && !state.endsWith(after) && ` ${after}`}
            </bdi>
          )}
          {state.trim() !== '' && !placed && <span className="block text-muted">{t('noPlace')}</span>}
        </p>
        {nudges}
        {beside}
      </div>
      <div className="flex items-start justify-between gap-3">
        {/* First for the keyboard: what helps with the question is needed more often than another way to answer it. */}
        <div className="order-last ms-auto">{under}</div>
        <Button kind="quiet" size="small" onClick={onType} className="-ms-3">
          {t('typeIt')}
        </Button>
      </div>
    </div>
  );
}
