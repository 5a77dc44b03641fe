import { masteryLevels } from '@lemma/school/insight';
import { formatPercent, Section } from '@lemma/ui';
import { ChartFrame, type HeatCell, HeatMap } from '@lemma/ui/charts';
import { noteIn } from '#shared/files/note-export.ts';
import { HowComputed } from '#shared/parts/how-computed.tsx';
import { paths } from '#shared/paths.ts';
import { useText } from '#shared/text/texts.ts';
import { useAnalysisText } from '#shared/text/use-analysis-text.ts';
import { type MasteryCell, type MasteryRow, masteryOf } from '../logic/figures.ts';
import { pseudonyms } from '../logic/pseudonyms.ts';
import type { Catalogue } from '../logic/selection.ts';
import type { SharedProps } from '../logic/shared-props.ts';

const STEPS = [1, 2, 3, 4, 5] as const;
/** Without answers enough for a number there is no level either, unless a teacher has set it. */
const isLevelled = ({ share, set }: MasteryCell): boolean => share !== null || set;
const stepOf = ({ level }: MasteryCell) => STEPS[masteryLevels.indexOf(level)] ?? 1;

/** Marks a level that a teacher set, and answers from practice only, too few for a number. */
const SET = '✎';
const PRACTICE_ONLY = '·';
const percentOf = ({ share }: MasteryCell) => (share === null ? null : Math.round(share * 100));
/** What is known: a percentage, or with fewer answers how many of them were correct. */
const knownIn = (cell: MasteryCell): string => {
  const { right, of } = cell.tried;
  const few = of > 0 ? `${right}/${of}` : cell.set ? '' : PRACTICE_ONLY;
  return `${percentOf(cell) ?? few}`;
};

type HeatSectionProps = SharedProps & {
  readonly classId: string;
  readonly anonymous: boolean;
  readonly catalogue: Catalogue;
};

/** What each student knows of each standard today, with the number in each cell. */
export function HeatSection({ selection, className, classId, anonymous, catalogue, skillName }: HeatSectionProps) {
  const t = useAnalysisText('statistics');
  const levels = useText('levels');
  const own = useText('judgement');
  const { standards, rows } = masteryOf(selection, Date.now());
  const aliases = pseudonyms(rows.map(({ id }) => id));
  const named = rows
    .map((row) => ({ ...row, name: anonymous ? t('student', { number: aliases.get(row.id) ?? 0 }) : row.name }))
    .toSorted((one, other) => (anonymous ? (aliases.get(one.id) ?? 0) - (aliases.get(other.id) ?? 0) : 0));
  const titleOf = (standard: string): string =>
    catalogue
      .filter(({ code, standards: own }) => own.includes(standard) && selection.skillChosen(code))
      .map(({ code }) => skillName(code))
      .join('; ');
  const levelWord = ({ level, set }: MasteryCell) =>
    set ? own('levelSetBy', { level: levels(level) }) : levels(level);
  const cellOf = (cell: MasteryCell | null): HeatCell =>
    cell && {
      shown: `${knownIn(cell)}${cell.set ? SET : ''}`,
      ...(isLevelled(cell) && { step: stepOf(cell) }),
      said: t(isLevelled(cell) ? 'cell' : 'cellFew', {
        share: cell.share === null ? t('tooFew', cell.tried) : formatPercent(cell.share, cell.answers),
        level: levelWord(cell),
        answers: cell.answers,
      }),
    };
  const answers = rows.reduce((sum, row) => sum + row.cells.reduce((part, cell) => part + (cell?.answers ?? 0), 0), 0);
  return (
    <Section>
      <ChartFrame<MasteryRow>
        isTable
        title={t('heat')}
        summary={t('heatSays')}
        table={{
          columns: [
            { id: 'name', header: t('studentHeader'), value: ({ name }) => name },
            ...standards.map((standard, index) => ({
              id: standard,
              header: standard,
              numeric: true,
              value: ({ cells }: MasteryRow) => {
                const cell = cells[index];
                return cell ? percentOf(cell) : null;
              },
              cell: ({ cells }: MasteryRow) => {
                const cell = cells[index];
                return cell ? `${knownIn(cell)} ${isLevelled(cell) ? levelWord(cell) : ''}`.trim() : t('noAnswers');
              },
            })),
          ],
          rows: named,
          getRowId: ({ id }) => id,
          csv: { name: [className, t('heat')], childOf: ({ id }) => id, note: noteIn(classId) },
        }}
        how={
          <HowComputed what={t('heat')} sample={t('sampleAnswers', { count: answers })}>
            {t('heatHow')}
          </HowComputed>
        }
      >
        <HeatMap
          label={t('heat')}
          corner={t('studentHeader')}
          columns={standards.map((code) => ({ id: code, name: code, title: titleOf(code) }))}
          rows={named.map(({ id, name, cells }) => ({
            id,
            name,
            ...(!anonymous && { to: paths.student({ studentId: id, class: classId }) }),
            cells: cells.map(cellOf),
          }))}
          empty="–"
          emptySaid={t('noAnswers')}
        />
        <p className="text-sm text-muted">{t('heatKey')}</p>
      </ChartFrame>
    </Section>
  );
}
