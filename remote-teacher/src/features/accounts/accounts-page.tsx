import { type LoginCard, presentStudents } from '@lemma/school';
import { QueryView } from '@lemma/screens';
import { PageHeader } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Acts } from '../../data/acting.tsx';
import { teacherQueries } from '../../data/teacher-queries.ts';
import { type ClassChoice, WithClass } from '../../data/with-class.tsx';
import { paths } from '../../paths.ts';
import { useText } from '../../text/texts.ts';
import { AddStudents } from './ui/add-students.tsx';
import { CardSheet } from './ui/card-sheet.tsx';
import { SecretsTable } from './ui/secrets-table.tsx';

const NOBODY = { students: {}, groups: {} };

export const AccountsPage = () => (
  <WithClass>{(choice) => <Accounts key={choice.classroom.id} {...choice} />}</WithClass>
);

/** The class's accounts: making new ones, and new secrets for those who lost theirs. Cards are shown once, right after. */
function Accounts({ uid, classroom, switcher }: ClassChoice) {
  const t = useText('accounts');
  const roster = useQuery(teacherQueries.roster(uid, classroom.id));
  const [cards, setCards] = useState<readonly LoginCard[] | undefined>();

  if (cards) return <CardSheet classroom={classroom} cards={cards} onDone={() => setCards(undefined)} />;
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={classroom.name}
        back={{ to: paths.students(classroom.id), label: t('back') }}
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
