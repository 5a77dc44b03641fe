import { type Column, formatPercent, SMALLEST_SAMPLE, Status } from '@lemma/ui';
import { Spark } from '@lemma/ui/charts';
import { useAnalysisText } from '#shared/text/use-analysis-text.ts';
import { CURVE_FROM, type ItemLine } from '../logic/figures.ts';

const hundredths = (value: number): number => Math.round(value * 100) / 100;
/** The usual bands of an item's discrimination (Ebel & Frisbie 1991, Essentials of Educational Measurement), in words. */
const separationOf = (discrimination: number) =>
  discrimination >= 0.4 ? 'separatesWell' : discrimination >= 0.2 ? 'separatesSome' : 'separatesLittle';
const enough = ({ answers }: ItemLine): boolean => answers >= SMALLEST_SAMPLE;

/**
 * Columns with each figure as a number, in the file and on the screen; with fewer than five answers, they say so
 * instead.
 */
export function useItemColumns(skillName: (code: string) => string): Column<ItemLine>[] {
  const t = useAnalysisText('statistics');
  return [
    { id: 'title', header: t('question'), value: ({ title, number }) => t('questionOf', { title, number }) },
    { id: 'skill', header: t('skill'), value: ({ skill }) => skillName(skill), wideOnly: true },
    { id: 'standard', header: t('standard'), value: ({ standards }) => standards.join(' '), wideOnly: true },
    { id: 'answers', header: t('answers'), numeric: true, value: ({ answers }) => answers },
    {
      id: 'right',
      header: t('right'),
      numeric: true,
      value: (line) => (enough(line) ? Math.round(line.right * 100) : null),
      cell: ({ right, answers }) => formatPercent(right, answers),
    },
    {
      id: 'discrimination',
      header: t('discrimination'),
      numeric: true,
      value: (line) => (enough(line) && line.discrimination !== undefined ? hundredths(line.discrimination) : null),
      cell: (line) => (
        <span className="inline-flex flex-wrap items-center justify-end gap-2">
          {line.toCheck && <Status tone="attention">{t('check')}</Status>}
          {enough(line) && line.discrimination !== undefined ? t(separationOf(line.discrimination)) : '–'}
        </span>
      ),
    },
    {
      id: 'fifths',
      header: t('fifths'),
      sortable: false,
      value: (line) =>
        line.answers >= CURVE_FROM
          ? line.quintiles.map((one) => (one === null ? '–' : Math.round(one * 100))).join(' ')
          : null,
      cell: (line) =>
        line.answers >= CURVE_FROM ? (
          <>
            <Spark points={line.quintiles} />
            <span className="sr-only">
              {line.quintiles.map((one) => (one === null ? '–' : Math.round(one * 100))).join(', ')}
            </span>
          </>
        ) : (
          '–'
        ),
      wideOnly: true,
    },
  ];
}
