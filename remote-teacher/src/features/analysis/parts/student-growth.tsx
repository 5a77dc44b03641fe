import { type GrowthPoint, mayTell } from '@lemma/school/insight';
import { formatDate, formatPercent, SMALLEST_SAMPLE } from '@lemma/ui';
import { ChartFrame, Lines } from '@lemma/ui/charts';
import { noteIn } from '#shared/files/note-export.ts';
import { HowComputed } from '#shared/parts/how-computed.tsx';
import { useAnalysisText } from '#shared/text/use-analysis-text.ts';

const percent = (share: number): string => formatPercent(share, SMALLEST_SAMPLE);

type StudentGrowthProps = {
  readonly studentId: string;
  readonly name: string;
  readonly classId: string;
  readonly className: string;
  readonly growth: readonly GrowthPoint[];
};

/** One student's growth by week with the interval of the estimate; empty while there are too few answers. */
export function StudentGrowth({ studentId, name, classId, className, growth: all }: StudentGrowthProps) {
  const t = useAnalysisText('analysis');
  const growth = all.filter(mayTell);
  const [first, last] = [growth[0], growth.at(-1)];
  if (!first || !last) return all.length === 0 ? null : <p className="text-muted">{t('growthTooFew')}</p>;
  const said = ({ mean, low, high }: GrowthPoint) =>
    t('between', { mean: percent(mean), low: percent(low), high: percent(high) });
  return (
    <ChartFrame<GrowthPoint>
      title={t('growth')}
      summary={t('growthSays', { from: percent(first.mean), to: percent(last.mean), weeks: growth.length })}
      table={{
        columns: [
          { id: 'week', header: t('week'), value: ({ week }) => new Date(week), cell: ({ week }) => formatDate(week) },
          { id: 'mean', header: t('known'), numeric: true, value: ({ mean }) => Math.round(mean * 100), cell: said },
          { id: 'skills', header: t('skillsSeen'), numeric: true, value: ({ skills }) => skills },
        ],
        rows: growth,
        getRowId: ({ week }) => String(week),
        csv: { name: [className, name, t('growth')], childOf: () => studentId, note: noteIn(classId) },
      }}
      how={
        <HowComputed what={t('growth')} sample={t('sampleSkills', { count: last.skills })}>
          {t('studentGrowthHow')}
        </HowComputed>
      }
    >
      <Lines
        label={t('growth')}
        across={t('week')}
        up={t('known')}
        format={percent}
        places={growth.map((point) => ({
          name: formatDate(point.week),
          text: `${formatDate(point.week)}: ${said(point)}`,
        }))}
        series={[{ name, points: growth.map(({ mean, low, high }) => ({ value: mean, low, high })) }]}
      />
    </ChartFrame>
  );
}
