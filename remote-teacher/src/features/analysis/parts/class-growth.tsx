import type { Insight } from '@lemma/school/insight';
import { Button, formatDate, formatPercent, Section, SMALLEST_SAMPLE } from '@lemma/ui';
import { ChartFrame, Lines } from '@lemma/ui/charts';
import { useQueries } from '@tanstack/react-query';
import { HowComputed } from '#shared/parts/how-computed.tsx';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import { useAnalysisText } from '#shared/text/use-analysis-text.ts';
import { classGrowth, type GrowthWeek, overSameWeeks } from '../logic/growth.ts';
import { usePlace } from '../logic/place.ts';
import type { SharedAnalysis } from './shared-analysis.ts';

/** More lines than this cannot be told apart. */
const MOST_COMPARED = 5;
const LETTERS = 'ABCDE';

const percent = (share: number): string => formatPercent(share, SMALLEST_SAMPLE);
const idsOf = (insight: Insight): string[] => Object.keys(insight.students);

/** The growth of the class by week and, on request, of the teacher's other classes without their names. */
export function ClassGrowth(shared: SharedAnalysis) {
  const t = useAnalysisText('analysis');
  const { uid, classroom, classes, insight, students } = shared;
  const { place, set } = usePlace();
  const all = classes.filter(({ id }) => id !== classroom.id);
  const others = all.slice(0, MOST_COMPARED);
  const compared = place.compare ? others : [];
  const queries = useQueries({ queries: compared.map(({ id }) => teacherQueries.insight(uid, id)) });
  const own = classGrowth(
    insight,
    students.map(({ id }) => id),
    SMALLEST_SAMPLE,
  );
  const growths = queries.flatMap(({ data }) => (data ? [classGrowth(data, idsOf(data), SMALLEST_SAMPLE)] : []));
  // Sorted by the last value, so that the letters do not follow the order of the list of classes.
  const sorted = growths.toSorted((one, other) => (other.at(-1)?.mean ?? 0) - (one.at(-1)?.mean ?? 0));
  if (own.length === 0) return null;
  return (
    <Section
      ruled
      actions={
        others.length > 0 && (
          <Button size="small" kind="quiet" onClick={() => set({ compare: place.compare ? null : '1' })}>
            {place.compare
              ? t('compareOff')
              : t('compare', { left: all.length - others.length, count: others.length, all: all.length })}
          </Button>
        )
      }
    >
      <GrowthChart {...shared} own={own} others={sorted} />
    </Section>
  );
}

type GrowthChartProps = SharedAnalysis & {
  readonly own: readonly GrowthWeek[];
  readonly others: readonly (readonly GrowthWeek[])[];
};
type Line = { readonly week: number; readonly points: readonly (GrowthWeek | null)[] };

function GrowthChart({ classroom, own, others }: GrowthChartProps) {
  const t = useAnalysisText('analysis');
  const { weeks, lines } = overSameWeeks([own, ...others]);
  const names = lines.map((_, index) =>
    index === 0 ? t('thisClass') : t('otherClass', { letter: LETTERS[index - 1] ?? '' }),
  );
  const rows = weeks.map((week, at): Line => ({ week, points: lines.map((line) => line[at] ?? null) }));
  const said = (point: GrowthWeek | null): string =>
    point === null
      ? '–'
      : t('between', { mean: percent(point.mean), low: percent(point.low), high: percent(point.high) });
  const [first, last] = [own[0], own.at(-1)];
  return (
    <ChartFrame<Line>
      title={t('growth')}
      summary={t('growthSays', { from: percent(first?.mean ?? 0), to: percent(last?.mean ?? 0), weeks: own.length })}
      table={{
        columns: [
          { id: 'week', header: t('week'), value: ({ week }) => new Date(week), cell: ({ week }) => formatDate(week) },
          ...names.map((name, index) => ({
            id: `c${index}`,
            header: name,
            numeric: true,
            value: ({ points }: Line) => {
              const point = points[index];
              return point ? Math.round(point.mean * 100) : null;
            },
            cell: ({ points }: Line) => said(points[index] ?? null),
          })),
        ],
        rows,
        getRowId: ({ week }) => String(week),
        csv: { name: [classroom.name, t('growth')], holds: 'no-child' },
      }}
      how={
        <HowComputed what={t('growth')} sample={t('sampleStudents', { count: last?.students ?? 0 })}>
          {t('growthHow')}
        </HowComputed>
      }
    >
      <Lines
        label={t('growth')}
        across={t('week')}
        up={t('known')}
        format={percent}
        places={rows.map(({ week, points }) => ({
          name: formatDate(week),
          text: `${formatDate(week)}: ${points.map((point, index) => (names.length > 1 ? `${names[index]} ${said(point)}` : said(point))).join('; ')}`,
        }))}
        series={names.map((name, index) => ({
          name,
          // Bands of several lines would cover each other.
          points: rows.map(({ points }) => {
            const point = points[index] ?? null;
            return point && others.length > 0
              ? { value: point.mean }
              : point && { value: point.mean, low: point.low, high: point.high };
          }),
        }))}
      />
    </ChartFrame>
  );
}
