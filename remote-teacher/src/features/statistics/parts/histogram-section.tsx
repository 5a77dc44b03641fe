import { formatPercent, Section } from '@lemma/ui';
import { Bars, ChartFrame } from '@lemma/ui/charts';
import { HowComputed } from '#shared/parts/how-computed.tsx';
import { useAnalysisText } from '#shared/text/use-analysis-text.ts';
import { histogramOf, tilesOf } from '../logic/figures.ts';
import type { SharedProps } from '../logic/shared-props.ts';

/** A histogram of scores in tenths. */
export function HistogramSection({ selection, className }: SharedProps) {
  const t = useAnalysisText('statistics');
  const bins = histogramOf(selection);
  const { medianScore, scores, toGrade } = tilesOf(selection, Date.now());
  const rows = bins.map((bin) => ({ ...bin, name: `${bin.from}–${bin.to}` }));
  if (scores === 0) return <p className="py-6 text-muted">{t('noScores')}</p>;
  return (
    <Section>
      <ChartFrame
        title={t('histogram')}
        summary={t('histogramSays', { count: scores, toGrade, median: formatPercent(medianScore ?? 0, scores) })}
        table={{
          columns: [
            { id: 'score', header: t('scorePercent'), value: ({ name }) => name },
            { id: 'count', header: t('pieces'), numeric: true, value: ({ count }) => count },
          ],
          rows,
          getRowId: ({ name }) => name,
          csv: { name: [className, t('histogram')], holds: 'no-child' },
        }}
        how={
          <HowComputed what={t('histogram')} sample={t('sampleScores', { count: scores })}>
            {t('histogramHow')}
          </HowComputed>
        }
      >
        <Bars
          label={t('histogram')}
          across={t('scorePercent')}
          up={t('pieces')}
          bars={rows.map(({ name, count, from, to }) => ({
            name,
            value: count,
            text: t('bin', { from, to, count }),
          }))}
        />
      </ChartFrame>
    </Section>
  );
}
