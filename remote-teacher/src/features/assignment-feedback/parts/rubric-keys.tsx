import type { Rubric } from '@lemma/school/assignment';
import { formatNumber } from '@lemma/ui';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';

type RubricKeysProps = {
  readonly rubric: Rubric;
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
};

/** The rubric with the digit that chooses each line. */
export function RubricKeys({ rubric, chosen, onToggle }: RubricKeysProps) {
  const t = useFeedbackText('grade');
  return (
    <fieldset>
      <legend className="pb-2 font-semibold">{t(`froms.${rubric.from}`)}</legend>
      {rubric.items.map(({ id, label, points }, index) => (
        <label key={id} className="target flex cursor-pointer items-center gap-3 border-b border-line py-1">
          <input type="checkbox" checked={chosen.has(id)} onChange={() => onToggle(id)} className="size-5" />
          <kbd className="figures-tabular rounded-sm border border-line-strong px-2 text-sm">{index + 1}</kbd>
          <span className="flex-1">{label}</span>
          <span className="figures-tabular">{points > 0 ? `+${formatNumber(points)}` : formatNumber(points)}</span>
        </label>
      ))}
    </fieldset>
  );
}
