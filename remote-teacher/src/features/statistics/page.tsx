import type { Roster } from '@lemma/school/class';
import type { Insight } from '@lemma/school/insight';
import { allOf, QueryView } from '@lemma/screens';
import { ButtonLink, Empty, PageHeader, Switch, TabLinks, useTab } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { groupMembers } from '#shared/logic/groups.ts';
import { OlderWork } from '#shared/parts/older-work.tsx';
import { type ClassChoice, WithClass } from '#shared/parts/with-class.tsx';
import { paths } from '#shared/paths.ts';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import { useAnalysisText } from '#shared/text/use-analysis-text.ts';
import { useFilters } from './logic/filters.ts';
import { type Selection, select } from './logic/selection.ts';
import { FilterRow } from './parts/filter-row.tsx';
import { HeatSection } from './parts/heat-section.tsx';
import { HistogramSection } from './parts/histogram-section.tsx';
import { ItemsSection } from './parts/items-section.tsx';
import { TileRow } from './parts/tile-row.tsx';

export const StatisticsPage = () => <WithClass>{(choice) => <Statistics {...choice} />}</WithClass>;

/** The class's work in figures. Reads three documents: roster, board and insight. */
function Statistics({ uid, classroom, switcher }: ClassChoice) {
  const t = useAnalysisText('statistics');
  const roster = useQuery(teacherQueries.roster(uid, classroom.id));
  const board = useQuery(teacherQueries.board(uid, classroom.id));
  const insight = useQuery(teacherQueries.insight(uid, classroom.id));
  const skills = useQuery(teacherQueries.skills(uid));
  const { filters, set } = useFilters();
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={classroom.name}
        actions={
          <>
            <Switch
              label={t('anonymous')}
              checked={filters.anonymous}
              onCheckedChange={(checked) => set({ anonymous: checked })}
            />
            {switcher}
          </>
        }
      />
      <QueryView query={allOf({ roster, board, insight, skills })}>
        {({ skills: { skills: catalogue }, insight: known, ...lists }) => {
          if (known === null || Object.keys(known.assignments).length === 0) return <NoWorkYet />;
          const members = groupMembers(known, lists.roster, filters.group);
          return (
            <Figures
              className={classroom.name}
              classId={classroom.id}
              insight={known}
              roster={lists.roster}
              catalogue={catalogue}
              selection={select({ ...lists, insight: known }, catalogue, filters, members)}
            />
          );
        }}
      </QueryView>
    </>
  );
}

function NoWorkYet() {
  const t = useAnalysisText('statistics');
  return (
    <Empty
      drawing="dots"
      title={t('emptyTitle')}
      action={<ButtonLink to={paths.assignments()}>{t('toWork')}</ButtonLink>}
    >
      <p>{t('emptyBody')}</p>
    </Empty>
  );
}

type FiguresProps = {
  readonly className: string;
  readonly classId: string;
  readonly insight: Insight;
  readonly roster: Roster | null;
  readonly catalogue: Parameters<typeof select>[1];
  readonly selection: Selection;
};

function Figures({ className, classId, insight, roster, catalogue, selection }: FiguresProps) {
  const t = useAnalysisText('statistics');
  const { filters } = useFilters();
  const tabs = [
    { id: 'scores', label: t('histogram') },
    { id: 'questions', label: t('questions') },
    { id: 'standards', label: t('heat') },
  ];
  const tab = useTab(tabs);
  const names = new Map(catalogue.map(({ code, name }) => [code, name]));
  const shared = { selection, className, skillName: (code: string) => names.get(code) ?? code };
  return (
    <>
      <FilterRow insight={insight} roster={roster} catalogue={catalogue} />
      <OlderWork assignments={selection.assignments} />
      {selection.pieces.length === 0 ? (
        <p className="py-6 text-muted">{t('nothing')}</p>
      ) : (
        <>
          <TileRow {...shared} />
          <div className="pt-6">
            <TabLinks label={t('views')} tabs={tabs} />
          </div>
          <div>
            {tab === 'scores' && <HistogramSection {...shared} />}
            {tab === 'questions' && <ItemsSection {...shared} />}
            {tab === 'standards' && (
              <HeatSection {...shared} classId={classId} anonymous={filters.anonymous} catalogue={catalogue} />
            )}
          </div>
        </>
      )}
    </>
  );
}
