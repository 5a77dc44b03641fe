import { cx } from '@lemma/ui';
import { useText } from '../text/texts.ts';

type PageQuestionsProps = {
  /** The name of the page: "Page 2". */
  readonly page: string;
  /** How many questions the assignment has. */
  readonly count: number;
  readonly chosen: readonly number[];
  readonly onChange: (chosen: readonly number[]) => void;
};

/** The questions that a page shows, with a button for each. It is allowed to choose none. */
export function PageQuestions({ page, count, chosen, onChange }: PageQuestionsProps) {
  const t = useText('item');
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm text-muted">{t('showsQuestions', { page })}</legend>
      <div className="flex flex-wrap gap-1 pt-1">
        {Array.from({ length: count }, (_, index) => index + 1).map((number) => {
          const on = chosen.includes(number);
          return (
            <button
              key={number}
              type="button"
              aria-pressed={on}
              aria-label={t('showsQuestion', { number })}
              onClick={() => onChange(on ? chosen.filter((one) => one !== number) : [...chosen, number])}
              className={cx(
                'figures-tabular target inline-flex items-center justify-center rounded-md border',
                on ? 'border-2 border-accent bg-accent-wash font-semibold' : 'border-line-strong',
              )}
            >
              {number}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
