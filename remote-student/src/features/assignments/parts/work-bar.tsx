import { Link, useLocation } from '@lemma/router';
import type { Submission } from '@lemma/school/work';
import { cx } from '@lemma/ui';
import { Check, ChevronDown, ChevronLeft, ChevronRight, Circle, Clock, Minus, RotateCcw, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { QuestionStep, step } from '#shared/parts/question-step.tsx';
import { paths } from '#shared/paths.ts';
import { useText } from '#shared/text/texts.ts';
import { type ItemState, itemStates, stateOf } from './item-state.ts';

const stateIcons = {
  solved: Check,
  waiting: Clock,
  tried: RotateCcw,
  closed: Minus,
  missed: Minus,
  open: Circle,
} as const satisfies Record<ItemState, unknown>;
const tones: Record<ItemState, string> = {
  solved: 'text-accent',
  waiting: 'text-muted',
  tried: 'text-warm',
  closed: 'text-muted',
  missed: 'text-muted',
  open: 'text-muted',
};

const StateIcon = ({ state }: { readonly state: ItemState }) => {
  const Icon = stateIcons[state];
  return <Icon aria-hidden="true" className={cx('size-4 shrink-0 docked:size-3.5', tones[state])} />;
};

type WorkBarProps = {
  readonly submission: Submission;
  readonly current: number;
  /** The questions with an answer that waits on this device. */
  readonly answered: ReadonlySet<string>;
  /** Parts that belong to the whole work, shown when the list is open. */
  readonly children?: ReactNode;
};

/**
 * The position in the work: the link back, the current question, and the list of all questions, folded into one line.
 */
export function WorkBar({ submission, current, answered, children }: WorkBarProps) {
  const t = useText('work');
  const total = submission.items.length;
  const { key } = useLocation();
  const to = (number: number) => paths.assignments({ work: submission.assignmentId, item: number });
  return (
    <div className="relative flex items-center gap-1 border-line pb-4 docked:h-12 docked:shrink-0 docked:border-b docked:px-1 docked:py-0">
      <Link to={paths.assignments()} aria-label={t('toList')} className={cx(step, 'hidden docked:inline-flex')}>
        <X aria-hidden="true" className="size-5" />
      </Link>
      <QuestionStep to={to(current - 1)} possible={current > 1} label={t('previousQuestion')}>
        <ChevronLeft aria-hidden="true" className="size-6 rtl:-scale-x-100" />
      </QuestionStep>
      <Questions key={key} submission={submission} current={current} answered={answered} to={to}>
        {children}
      </Questions>
      <QuestionStep to={to(current + 1)} possible={current < total} label={t('nextQuestion')}>
        <ChevronRight aria-hidden="true" className="size-6 rtl:-scale-x-100" />
      </QuestionStep>
    </div>
  );
}

/** A button that opens the list of questions over the question. */
function Questions({
  submission,
  current,
  answered,
  to,
  children,
}: WorkBarProps & { readonly to: (number: number) => string }) {
  const t = useText('work');
  const [open, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const states = submission.items.map((item) => stateOf(item, answered));
  const counts = itemStates
    .map((state) => ({ state, count: states.filter((one) => one === state).length }))
    .filter(({ count }) => count > 0);
  // States that look the same are one mark, so that on a phone there is room for all.
  const marks = [...Map.groupBy(counts, ({ state }) => stateIcons[state]).values()].map((alike) => ({
    state: alike[0]?.state ?? 'open',
    count: alike.reduce((sum, { count }) => sum + count, 0),
  }));
  useEffect(() => {
    if (!open) return;
    const close = ({ target }: PointerEvent) => {
      if (target instanceof Node && !whole.current?.contains(target)) setOpen(false);
    };
    // Escape closes the list from anywhere inside it.
    const leave = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || !(target instanceof Node && whole.current?.contains(target))) return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', leave);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', leave);
    };
  }, [open]);
  return (
    <div ref={whole} className="min-w-0 flex-1">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? 'work-questions' : undefined}
        onClick={() => setOpen(!open)}
        className="figures-tabular flex min-h-11 w-full items-center justify-center gap-2 overflow-hidden rounded-md px-2 whitespace-nowrap docked:gap-1 docked:px-1 docked:text-sm hover:bg-wash"
      >
        <span className="shrink-0 font-semibold">
          {t('place', { number: current, total: submission.items.length })}
        </span>
        {/* Marks that do not fit wrap into a second line, which a phone shows and a wide screen never needs. */}
        <span
          aria-hidden="true"
          className="flex h-5.5 min-w-0 flex-wrap items-center justify-center gap-x-2 overflow-hidden text-sm docked:h-11 docked:content-center docked:gap-x-1.5"
        >
          {marks.map(({ state, count }) => (
            <span key={state} className="inline-flex h-5.5 items-center gap-0.5">
              <StateIcon state={state} />
              {count}
            </span>
          ))}
        </span>
        <span className="sr-only">
          {counts.map(({ state, count }) => `${count} ${t(`itemStates.${state}`)}`).join(', ')}
        </span>
        <ChevronDown aria-hidden="true" className={cx('size-4 shrink-0 transition-transform', open && 'rotate-180')} />
      </button>
      {open && (
        <div
          id="work-questions"
          className="absolute inset-x-0 top-full z-20 flex max-h-[70dvh] flex-col gap-4 overflow-y-auto rounded-b-lg border border-line bg-sheet p-4 shadow-raised"
        >
          <List states={states} current={current} to={to} />
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
            {counts.map(({ state, count }) => (
              <li key={state} className="inline-flex items-center gap-1">
                <StateIcon state={state} />
                {count} {t(`itemStates.${state}`)}
              </li>
            ))}
          </ul>
          {children}
        </div>
      )}
    </div>
  );
}

const looks: Record<ItemState, string> = {
  solved: 'border-accent bg-accent-wash text-accent-strong',
  waiting: 'border-line-strong bg-wash text-ink',
  tried: 'border-warm bg-warm-wash text-warm-strong',
  closed: 'border-line-strong bg-wash text-muted',
  missed: 'border-line-strong bg-wash text-muted',
  open: 'border-line-strong bg-sheet text-ink',
};

type ListProps = {
  readonly states: readonly ItemState[];
  readonly current: number;
  readonly to: (number: number) => string;
};

/** Links to all questions. Each state is shown by text, icon and color. */
function List({ states, current, to }: ListProps) {
  const t = useText('work');
  return (
    <nav aria-label={t('questions')}>
      <ol className="flex flex-wrap gap-2">
        {states
          .map((state, index) => ({ state, number: index + 1 }))
          .map(({ state, number }) => (
            <li key={number}>
              <Link
                to={to(number)}
                aria-current={number === current ? 'step' : undefined}
                aria-label={t('questionState', { number, state: t(`itemStates.${state}`) })}
                className={cx(
                  'figures-tabular inline-flex size-12 flex-col items-center justify-center rounded-md border leading-none no-underline',
                  looks[state],
                  number === current && 'border-2 font-semibold outline outline-2 outline-offset-1 outline-accent',
                )}
              >
                {number}
                {state !== 'open' && <StateIcon state={state} />}
              </Link>
            </li>
          ))}
      </ol>
    </nav>
  );
}
