import { type LoginCard, presentStudents } from '@lemma/school/class';
import { QueryView } from '@lemma/screens';
import { PageHeader } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Acts } from '#shared/parts/acting.tsx';
import { type ClassChoice, WithClass } from '#shared/parts/with-class.tsx';
import { paths } from '#shared/paths.ts';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import { useRosterText } from '#shared/text/use-roster-text.ts';
import { AddStudents } from './parts/add-students.tsx';
import { CardSheet } from './parts/card-sheet.tsx';
import { SecretsTable } from './parts/secrets-table.tsx';

const NOBODY = { students: {}, groups: {} };

export const AccountsPage = () => (
  <WithClass>{(choice) => <Accounts key={choice.classroom.id} {...choice} />}</WithClass>
);

/**
 * The accounts of a class: creating new ones, and new secrets for students who lost theirs. Cards are shown only once,
 * right after they are created.
 */
function Accounts({ uid, classroom, switcher }: ClassChoice) {
  const t = useRosterText('accounts');
  const roster = useQuery(teacherQueries.roster(uid, classroom.id));
  const [cards, setCards] = useState<readonly LoginCard[] | undefined>();

  if (cards) return <CardSheet classroom={classroom} cards={cards} onDone={() => setCards(undefined)} />;
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={classroom.name}
        back={{ to: paths.students({ class: classroom.id }), label: t('back') }}
        actions={switcher}
      />
      <QueryView query={roster}>
        {(data) => {
          const students = presentStudents(data);
          return (
            <>
              <Acts>
                <AddStudents classroom={classroom} roster={data ?? NOBODY} onCards={setCards} />
              </Acts>
              {students.length > 0 && <SecretsTable classroom={classroom} students={students} onCards={setCards} />}
            </>
          );
        }}
      </QueryView>
    </>
  );
}
