import { useSearchParams } from '@lemma/router';
import { type Classroom, gradeOf, type LoginCard, type RosterStudent } from '@lemma/school/class';
import { type SecretKind, usualSecretKind } from '@lemma/school/people';
import { useCall } from '@lemma/screens';
import { Button, type Column, DataTable, Section, Status } from '@lemma/ui';
import { useState } from 'react';
import { noteIn } from '#shared/files/note-export.ts';
import { Acts, useMayTeach } from '#shared/parts/acting.tsx';
import { useText } from '#shared/text/texts.ts';
import { useRosterText } from '#shared/text/use-roster-text.ts';
import { ConsentDialog, consentWords } from './consent-dialog.tsx';
import { SecretKindField } from './secret-kind-field.tsx';

type SecretsTableProps = {
  readonly classroom: Classroom;
  readonly students: readonly RosterStudent[];
  readonly onCards: (cards: readonly LoginCard[]) => void;
};

/** The students of a class, with new cards for those who are ticked. */
export function SecretsTable({ classroom, students, onCards }: SecretsTableProps) {
  const t = useRosterText('accounts');
  const mayTeach = useMayTeach();
  const words = useRosterText('students');
  const [search] = useSearchParams();
  // The page of students links here with the ticked students.
  const [selected, setSelected] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        search
          .get('cards')
          ?.split('.')
          .filter((id) => students.some((student) => student.id === id)),
      ),
  );
  const [kind, setKind] = useState<SecretKind>(() => mostCommonKind(students) ?? usualSecretKind(gradeOf(classroom)));
  const consents = useText('consent');
  const [consenting, setConsenting] = useState<readonly string[]>([]);
  const reissue = useCall('reissueSecrets');
  const [requestId] = useState(() => crypto.randomUUID());
  const columns: Column<RosterStudent>[] = [
    { id: 'name', header: words('name'), value: ({ fullName }) => fullName },
    { id: 'user', header: words('userName'), value: ({ userName }) => userName },
    { id: 'kind', header: t('kind'), value: ({ secretKind }) => t(`kinds.${secretKind}`), wideOnly: true },
    {
      id: 'asked',
      header: words('state'),
      value: ({ state, askedForHelpAt }) => (askedForHelpAt === undefined ? words(`states.${state}`) : words('asked')),
      cell: ({ state, askedForHelpAt }) =>
        askedForHelpAt === undefined ? words(`states.${state}`) : <Status tone="attention">{words('asked')}</Status>,
    },
    {
      id: 'consent',
      header: consents('column'),
      value: ({ consent }) => consentWords(consents, consent, (stored) => stored),
      cell: ({ consent }) => consentWords(consents, consent),
    },
  ];
  const renew = (ids: readonly string[]) =>
    reissue.mutate(
      { classId: classroom.id, studentIds: [...ids], secretKind: kind, requestId },
      { onSuccess: ({ cards }) => onCards(cards) },
    );

  return (
    <Section ruled title={t('secretsTitle')} lead={mayTeach ? t('secretsLead') : undefined}>
      <Acts>
        <div className="mb-4 max-w-sm">
          <SecretKindField kind={kind} onKind={setKind} />
        </div>
      </Acts>
      <DataTable
        label={t('secretsTitle')}
        columns={columns}
        rows={students}
        getRowId={({ id }) => id}
        {...(mayTeach && { selection: { selected, onChange: setSelected } })}
        bulkActions={(ids) => (
          <>
            <Button size="small" pending={reissue.isPending} onClick={() => renew(ids)}>
              {t('reissue', { count: ids.length })}
            </Button>
            <Button size="small" onClick={() => setConsenting(ids)}>
              {consents('button')}
            </Button>
          </>
        )}
        phoneCards
        filterable
        csv={{ name: [classroom.name, t('accountsFile')], childOf: ({ id }) => id, note: noteIn(classroom.id) }}
        defaultSort={{ column: 'name', down: false }}
      />
      {consenting.length > 0 && (
        <ConsentDialog
          classId={classroom.id}
          students={students.filter(({ id }) => consenting.includes(id))}
          onClose={() => setConsenting([])}
        />
      )}
    </Section>
  );
}

/** The kind that most students of a class have, which a new card keeps unless another is chosen. */
const mostCommonKind = (students: readonly RosterStudent[]): SecretKind | undefined =>
  [...Map.groupBy(students, ({ secretKind }) => secretKind)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )[0]?.[0];
