import { type GrowthPoint, mayTell } from '@lemma/school/insight';
import { formatDate, formatPercent, Section, SMALLEST_SAMPLE } from '@lemma/ui';
import { ChartFrame, Lines } from '@lemma/ui/charts';
import { useText } from '#shared/text/texts.ts';

/** A percentage without decimals, for points that have enough answers. */
const wholly = (share: number) => formatPercent(share, SMALLEST_SAMPLE);

/** One point per week, as a chart and as a table; empty while there are too few answers. */
export function Growth({ growth: all }: { readonly growth: readonly GrowthPoint[] }) {
  const t = useText('progress');
  const growth = all.filter(mayTell);
  const last = growth.at(-1);
  if (!last) return null;
  const places = growth.map(({ week, mean, skills }) => ({
    name: formatDate(week),
    text: t('growthPoint', { week: formatDate(week), share: wholly(mean), skills }),
  }));
  const points = growth.map(({ mean, low, high }) => ({ value: mean, low, high }));
  return (
    <Section ruled>
      <ChartFrame
        title={t('growth')}
        summary={t('growthLead', { weeks: growth.length, share: wholly(last.mean) })}
        table={{
          columns: [
            {
              id: 'week',
              header: t('week'),
              value: ({ week }) => new Date(week),
              cell: ({ week }) => formatDate(week),
            },
            {
              id: 'share',
              header: t('share'),
              value: ({ mean }) => Math.round(mean * 100),
              cell: ({ mean }) => wholly(mean),
              numeric: true,
            },
            { id: 'skills', header: t('growthSkills'), value: ({ skills }) => skills, numeric: true },
          ],
          rows: growth,
          getRowId: ({ week }) => String(week),
          csv: { name: [t('file'), 'weeks'], holds: 'own' },
        }}
      >
        <Lines
          label={t('growth')}
          places={places}
          series={[{ name: t('share'), points }]}
          across={t('week')}
          up={t('share')}
          format={wholly}
        />
      </ChartFrame>
    </Section>
  );
}
