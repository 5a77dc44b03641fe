import { Link } from '@lemma/router';
import { cx } from '@lemma/ui';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { QuestionStep, step } from '#shared/parts/question-step.tsx';
import { paths } from '#shared/paths.ts';
import { useText } from '#shared/text/texts.ts';

type PracticeBarProps = { readonly number: number; readonly total: number; readonly done: number };

/** The place in today's practice: the way back, the questions before and after, and how many are done. */
export function PracticeBar({ number, total, done }: PracticeBarProps) {
  const t = useText('practice');
  const tWork = useText('work');
  const to = (one: number) => paths.home({ practice: one });
  return (
    <div className="flex items-center gap-1 border-line pb-4 docked:h-12 docked:shrink-0 docked:border-b docked:px-1 docked:py-0">
      <Link to={paths.home()} aria-label={t('leave')} className={cx(step, 'hidden docked:inline-flex')}>
        <X aria-hidden="true" className="size-5" />
      </Link>
      <QuestionStep to={to(number - 1)} possible={number > 1} label={tWork('previousQuestion')}>
        <ChevronLeft aria-hidden="true" className="size-6 rtl:-scale-x-100" />
      </QuestionStep>
      <p className="figures-tabular min-w-0 flex-1 text-center text-sm text-muted">
        <span className="font-semibold text-ink">{tWork('place', { number, total })}</span>
        <span className="hidden docked:inline"> · {t('lead', { done, total })}</span>
      </p>
      <QuestionStep to={to(number + 1)} possible={number < total} label={tWork('nextQuestion')}>
        <ChevronRight aria-hidden="true" className="size-6 rtl:-scale-x-100" />
      </QuestionStep>
    </div>
  );
}
