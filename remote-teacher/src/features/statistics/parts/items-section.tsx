import { useSearchParams } from '@lemma/router';
import { DataTable, Section, SMALLEST_SAMPLE } from '@lemma/ui';
import { HowComputed } from '#shared/parts/how-computed.tsx';
import { useAnalysisText } from '#shared/text/use-analysis-text.ts';
import { type ItemLine, itemLinesOf } from '../logic/figures.ts';
import type { SharedProps } from '../logic/shared-props.ts';
import { useItemColumns } from './item-columns.tsx';
import { ItemCurve } from './item-curve.tsx';

/** The results of each question; `?item=` opens its curve. */
export function ItemsSection({ selection, className, skillName }: SharedProps) {
  const t = useAnalysisText('statistics');
  const [search] = useSearchParams();
  const columns = useItemColumns(skillName);
  const lines = itemLinesOf(selection).filter(({ answers }) => answers > 0);
  const toCheck = lines.filter((line) => line.toCheck).length;
  const chosen = lines.find(({ id }) => id === search.get('item')) ?? hardest(lines);
  const linkTo = ({ id }: ItemLine) => {
    const next = new URLSearchParams(search);
    next.set('item', id);
    return `?${next}`;
  };
  return (
    <Section title={t('questions')} lead={t('questionsLead', { count: lines.length, toCheck })}>
      <div id="curve" className="pb-4">
        {chosen && <ItemCurve line={chosen} className={className} skillName={skillName} />}
      </div>
      <p className="measure pb-3 text-sm text-muted">{t('questionsRead')}</p>
      <DataTable
        label={t('questions')}
        columns={columns}
        rows={lines}
        getRowId={({ id }) => id}
        rowLink={linkTo}
        filterable
        csv={{ name: [className, t('questions')], holds: 'no-child' }}
        defaultSort={{ column: 'right', down: false }}
        urlKey="items"
      />
      <HowComputed
        what={t('questions')}
        sample={t('sampleAnswers', { count: lines.reduce((sum, { answers }) => sum + answers, 0) })}
      >
        {t('questionsHow')}
      </HowComputed>
    </Section>
  );
}

/** The question to highlight: the fewest correct answers among those with enough of them. */
const hardest = (lines: readonly ItemLine[]): ItemLine | undefined =>
  lines.filter(({ answers }) => answers >= SMALLEST_SAMPLE).toSorted((one, other) => one.right - other.right)[0];
