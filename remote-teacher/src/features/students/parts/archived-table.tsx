import { isElsewhere, type Roster, type RosterStudent } from '@lemma/school/class';
import { Button, type Column, DataTable } from '@lemma/ui';
import { useState } from 'react';
import { useMayTeach } from '#shared/parts/acting.tsx';
import type { ClassChoice } from '#shared/parts/with-class.tsx';
import { paths } from '#shared/paths.ts';
import { useRosterText } from '#shared/text/use-roster-text.ts';
import { useChangeAccounts } from '../commands.ts';

type ArchivedTableProps = {
  readonly choice: ClassChoice;
  readonly roster: Roster;
  readonly students: readonly RosterStudent[];
};

/** Students who have left: archived, moved or merged. Archived ones can be restored. */
export function ArchivedTable({ choice, roster, students }: ArchivedTableProps) {
  const { classroom, classes } = choice;
  const t = useRosterText('students');
  const mayTeach = useMayTeach();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const change = useChangeAccounts();
  const whereNow = ({ movedTo, mergedInto }: RosterStudent): string => {
    if (mergedInto !== undefined) return t('mergedInto', { name: roster.students[mergedInto]?.fullName ?? '–' });
    if (movedTo === undefined) return t('states.archived');
    const to = classes.find(({ id }) => id === movedTo);
    return to ? t('movedTo', { class: to.name }) : t('movedAway');
  };
  const columns: Column<RosterStudent>[] = [
    { id: 'name', header: t('name'), value: ({ fullName }) => fullName },
    { id: 'where', header: t('whereNow'), value: whereNow },
  ];
  const canReturn = (id: string) => {
    const student = roster.students[id];
    return student !== undefined && !isElsewhere(student);
  };
  return (
    <DataTable
      phoneCards
      label={t('archivedLabel', { class: classroom.name })}
      columns={columns}
      rows={students}
      getRowId={({ id }) => id}
      rowLink={({ id }) => paths.student({ studentId: id, class: classroom.id })}
      {...(mayTeach && { selection: { selected, onChange: setSelected } })}
      bulkActions={(ids) => (
        <Button
          size="small"
          disabled={!ids.some(canReturn)}
          pending={change.isPending}
          onClick={() =>
            change.mutate(
              { classId: classroom.id, studentIds: ids.filter(canReturn), change: 'restore' },
              { onSuccess: () => setSelected(new Set()) },
            )
          }
        >
          {t('restore')}
        </Button>
      )}
      filterable
      defaultSort={{ column: 'name', down: false }}
      urlKey=""
    />
  );
}
