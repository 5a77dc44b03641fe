import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { useText } from '../text/catalogue.ts';

/** Progress: `value` of `max`; leave `value` out if it is unknown. */
export type ProgressProps = {
  readonly label: string;
  readonly value?: number;
  readonly max?: number;
  readonly text?: string;
};

export function Progress({ label, value, max = 100, text }: ProgressProps) {
  const share = value === undefined || max <= 0 ? undefined : Math.min(1, Math.max(0, value / max));
  return (
    <div>
      <div className="mb-1.5 flex justify-between gap-4 text-sm">
        <span>{label}</span>
        {text !== undefined && <span className="figures-tabular text-muted">{text}</span>}
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={text}
        className="h-1.5 overflow-hidden rounded-full bg-line"
      >
        <div
          className={cx('h-full rounded-full bg-accent transition-all', share === undefined && 'w-1/3 animate-wait')}
          style={share === undefined ? undefined : { width: `${share * 100}%` }}
        />
      </div>
    </div>
  );
}

/** One step for new users: what to do, why, and where. */
export type ProgressStep = {
  readonly title: string;
  readonly body?: ReactNode;
  readonly done: boolean;
  /** Shown on the first step that is not done. */
  readonly action?: ReactNode;
};

/** Three steps for new users: done, next, later. Only the next step has a button. */
export function ProgressSteps({ steps, label }: { readonly steps: readonly ProgressStep[]; readonly label: string }) {
  const t = useText('steps');
  const next = steps.findIndex(({ done }) => !done);
  return (
    <ol aria-label={label} className="max-w-lg">
      {steps.map((step, index) => {
        const state = step.done ? 'done' : index === next ? 'next' : 'later';
        return (
          <li
            key={step.title}
            className="group/step relative flex gap-4 pb-7 last:pb-0"
            aria-current={state === 'next' ? 'step' : undefined}
          >
            <span
              aria-hidden="true"
              className="absolute top-8 bottom-0 start-3.75 w-px bg-line group-last/step:hidden"
            />
            <span
              aria-hidden="true"
              className={cx(
                'figures-tabular relative inline-flex size-8 shrink-0 items-center justify-center rounded-full border text-sm font-semibold',
                state === 'done' && 'border-accent bg-accent text-on-accent',
                state === 'next' && 'border-accent text-accent',
                state === 'later' && 'border-line-strong text-muted',
              )}
            >
              {step.done ? <Check className="size-4" /> : index + 1}
            </span>
            <div className="min-w-0 pt-1">
              <p className={state === 'next' ? 'font-semibold' : state === 'done' ? 'text-muted' : ''}>
                {step.title}
                <span className="sr-only">, {t(state)}</span>
              </p>
              {step.body !== undefined && state !== 'done' && <div className="mt-1 text-muted">{step.body}</div>}
              {step.action !== undefined && state === 'next' && <div className="mt-3">{step.action}</div>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** A mastery level in five shades of one color, always with its word. `step` is 1 to 5. */
export function Mastery({ step, word }: { readonly step: 1 | 2 | 3 | 4 | 5; readonly word: string }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap max-[22rem]:whitespace-normal">
      <span aria-hidden="true" className="inline-flex gap-0.5">
        {([1, 2, 3, 4, 5] as const).map((at) => (
          <span
            key={at}
            className={cx('h-3.5 w-2 rounded-[1px]', at <= step ? 'bg-accent' : 'border border-line-strong')}
          />
        ))}
      </span>
      {word}
    </span>
  );
}
