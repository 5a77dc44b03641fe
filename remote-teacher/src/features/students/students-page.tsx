import { QueryView } from '@lemma/screens';
import { Button, ButtonLink, Copyable, Empty, PageHeader } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NewClassDialog } from '../../data/new-class-dialog.tsx';
import { teacherQueries } from '../../data/teacher-queries.ts';
import { type ClassChoice, WithClass } from '../../data/with-class.tsx';
import { paths } from '../../paths.ts';
import { useText } from '../../text/texts.ts';
import { RosterTable } from './roster-table.tsx';

export const StudentsPage = () => <WithClass>{(choice) => <ClassRoster {...choice} />}</WithClass>;

function ClassRoster({ uid, classroom, switcher }: ClassChoice) {
  const t = useText('students');
  const roster = useQuery(teacherQueries.roster(uid, classroom.id));
  const [adding, setAdding] = useState(false);
  return (
    <>
      <PageHeader
        title={classroom.name}
        lead={
          <>
            {t('code')} <Copyable value={classroom.code} label={t('code')} />
          </>
        }
        actions={
          <>
            {switcher}
            <Button onClick={() => setAdding(true)}>{t('newClass')}</Button>
            <ButtonLink kind="primary" to={paths.accounts(classroom.id)}>
              {t('add')}
            </ButtonLink>
          </>
        }
      />
      <QueryView query={roster}>
        {(data) => {
          const students = Object.values(data?.students ?? {}).filter(({ state }) => state !== 'archived');
          if (students.length === 0) {
            return (
              <Empty
                drawing="dots"
                title={t('emptyTitle')}
                action={
                  <ButtonLink kind="primary" to={paths.accounts(classroom.id)}>
                    {t('add')}
                  </ButtonLink>
                }
              >
                <p>{t('emptyBody')}</p>
              </Empty>
            );
          }
          return <RosterTable classroom={classroom} students={students} />;
        }}
      </QueryView>
      <NewClassDialog open={adding} onOpenChange={setAdding} />
    </>
  );
}
