import { formatPercent, SMALLEST_SAMPLE } from '@lemma/ui';
import { ChartFrame, Lines } from '@lemma/ui/charts';
import { HowComputed } from '#shared/parts/how-computed.tsx';
import { useAnalysisText } from '#shared/text/use-analysis-text.ts';
import { CURVE_FROM, type ItemLine } from '../logic/figures.ts';

const FIFTHS = ['first', 'second', 'third', 'fourth', 'last'] as const;

type ItemCurveProps = {
  readonly line: ItemLine;
  readonly className: string;
  readonly skillName: (code: string) => string;
};

/**
 * The share correct in each fifth of the students, by their score on the rest of the assignment: for a good question
 * the curve rises.
 */
export function ItemCurve({ line, className, skillName }: ItemCurveProps) {
  const t = useAnalysisText('statistics');
  const { title, number, skill, answers, quintiles } = line;
  const percent = (share: number): string => formatPercent(share, SMALLEST_SAMPLE);
  const fifths = quintiles.map((share, index) => ({
    name: t(`fifth.${FIFTHS[index] ?? 'last'}`),
    share,
  }));
  const name = t('curveOf', { title, number, skill: skillName(skill) });
  if (answers < CURVE_FROM)
    return <p className="py-4 text-muted">{t('tooFewFor', { name, count: answers, least: String(CURVE_FROM) })}</p>;
  return (
    <ChartFrame
      title={name}
      summary={t(line.toCheck ? 'curveFlat' : 'curveSays', {
        right: formatPercent(line.right, answers),
        count: answers,
      })}
      table={{
        columns: [
          { id: 'fifth', header: t('fifthHeader'), value: (one) => one.name },
          {
            id: 'share',
            header: t('right'),
            numeric: true,
            value: ({ share }) => (share === null ? null : Math.round(share * 100)),
            cell: ({ share }) => (share === null ? '–' : percent(share)),
          },
        ],
        rows: fifths,
        getRowId: (one) => one.name,
        csv: { name: [className, title, String(number)], holds: 'no-child' },
      }}
      how={
        <HowComputed what={name} sample={t('sampleAnswers', { count: answers })}>
          {t('curveHow')}
        </HowComputed>
      }
    >
      <Lines
        label={name}
        across={t('fifthHeader')}
        up={t('right')}
        format={percent}
        places={fifths.map((one) => ({
          name: one.name,
          text: `${one.name}: ${one.share === null ? '–' : percent(one.share)}`,
        }))}
        series={[{ name: t('right'), points: fifths.map(({ share }) => (share === null ? null : { value: share })) }]}
      />
    </ChartFrame>
  );
}
