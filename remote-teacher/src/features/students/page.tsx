import { useSearchParams } from '@lemma/router';
import { presentStudents, type Roster } from '@lemma/school/class';
import { QueryView } from '@lemma/screens';
import { Button, ButtonLink, Copyable, Empty, PageHeader, Select, TabLinks, useTab } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Acts } from '#shared/parts/acting.tsx';
import { NewClassDialog } from '#shared/parts/new-class-dialog.tsx';
import { type ClassChoice, WithClass } from '#shared/parts/with-class.tsx';
import { paths } from '#shared/paths.ts';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import { useRosterText } from '#shared/text/use-roster-text.ts';
import { ArchivedTable } from './parts/archived-table.tsx';
import { ErasedStudents } from './parts/erased-students.tsx';
import { RosterTable } from './parts/roster-table.tsx';
import { SuggestedGroups } from './parts/suggested-groups.tsx';
import { TiesNotice } from './parts/ties-notice.tsx';

export const StudentsPage = () => (
  <WithClass>{(choice) => <ClassRoster key={choice.classroom.id} {...choice} />}</WithClass>
);

function ClassRoster(choice: ClassChoice) {
  const { uid, classroom, switcher } = choice;
  const t = useRosterText('students');
  const roster = useQuery(teacherQueries.roster(uid, classroom.id));
  const [adding, setAdding] = useState(false);
  return (
    <>
      <PageHeader
        title={switcher ? t('title') : classroom.name}
        tab={t('tab', { name: classroom.name })}
        lead={
          <>
            {t('code')} <Copyable value={classroom.code} label={t('code')} />
          </>
        }
        actions={
          <>
            {switcher}
            <Button onClick={() => setAdding(true)}>{t('newClass')}</Button>
            <Acts>
              <ButtonLink kind="primary" to={paths.accounts({ class: classroom.id })}>
                {t('add')}
              </ButtonLink>
            </Acts>
          </>
        }
      />
      <QueryView query={roster}>
        {(data) => (
          <>
            <Acts>
              <TiesNotice uid={uid} classId={classroom.id} students={presentStudents(data ?? undefined)} />
            </Acts>
            <Views choice={choice} roster={data ?? undefined} />
            <Acts>
              <ErasedStudents uid={uid} classId={classroom.id} />
            </Acts>
          </>
        )}
      </QueryView>
      <NewClassDialog open={adding} onOpenChange={setAdding} />
    </>
  );
}

function Views({ choice, roster }: { readonly choice: ClassChoice; readonly roster: Roster | undefined }) {
  const t = useRosterText('students');
  const present = presentStudents(roster);
  const archived = Object.values(roster?.students ?? {}).filter(({ state }) => state === 'archived');
  const tabs = [
    { id: 'present', label: t('present'), count: present.length },
    { id: 'archived', label: t('archived'), count: archived.length },
  ];
  const tab = useTab(tabs);
  const [search, setSearch] = useSearchParams();
  if (!roster || (present.length === 0 && archived.length === 0)) {
    return (
      <Empty
        drawing="dots"
        title={t('emptyTitle')}
        action={
          <Acts>
            <ButtonLink kind="primary" to={paths.accounts({ class: choice.classroom.id })}>
              {t('add')}
            </ButtonLink>
          </Acts>
        }
      >
        <p>{t('emptyBody')}</p>
      </Empty>
    );
  }
  const groups = Object.values(roster.groups).toSorted((one, other) => one.name.localeCompare(other.name));
  const group = groups.find(({ id }) => id === search.get('group'));
  const chooseGroup = (id: string) =>
    setSearch((before) => {
      if (id === '') before.delete('group');
      else before.set('group', id);
      return before;
    });
  const shown = group ? present.filter(({ groupIds }) => groupIds.includes(group.id)) : present;
  return (
    <>
      {archived.length > 0 && <TabLinks label={t('tabs')} tabs={tabs} />}
      {tab === 'archived' ? (
        <ArchivedTable choice={choice} roster={roster} students={archived} />
      ) : (
        <>
          <RosterTable
            choice={choice}
            roster={roster}
            students={shown}
            tools={
              groups.length > 0 && (
                <Select
                  label={t('groupFilter')}
                  hideLabel
                  value={group?.id ?? ''}
                  onChange={(event) => chooseGroup(event.currentTarget.value)}
                  options={[
                    { value: '', label: t('group') },
                    ...groups.map(({ id, name }) => ({ value: id, label: name })),
                  ]}
                />
              )
            }
          />
          <SuggestedGroups choice={choice} roster={roster} />
        </>
      )}
    </>
  );
}
