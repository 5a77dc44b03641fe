import { useSearchParams } from '@lemma/router';
import { Button, DataTable, Empty } from '@lemma/ui';
import { useState } from 'react';
import { useText } from '../../../text/texts.ts';
import { useReturnWork } from '../data/feedback-commands.ts';
import type { SharedData } from '../data/shared-data.ts';
import { useStudentColumns } from './student-columns.tsx';

/** Who has done what; ticked work can be given back at once. */
export function StudentsTab({ assignment, students, results }: SharedData) {
  const t = useText('feedback');
  const [, setSearch] = useSearchParams();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const giveBack = useReturnWork();
  const columns = useStudentColumns((studentId) =>
    setSearch((before) => {
      before.set('student', studentId);
      return before;
    }),
  );
  const withWork = (ids: readonly string[]) => ids.filter((id) => results.rows[id] !== undefined);
  const returnTo = (studentIds: string[]) => {
    if (studentIds.length === 0 || giveBack.isPending) return;
    giveBack.mutate({ assignmentId: assignment.id, studentIds }, { onSuccess: () => setSelected(new Set()) });
  };
  return (
    <DataTable
      label={t('tabs.students')}
      columns={columns}
      rows={students.map(({ id, fullName }) => ({ id, name: fullName, row: results.rows[id] }))}
      getRowId={({ id }) => id}
      filterable
      selection={{ selected, onChange: setSelected }}
      bulkActions={(ids) => (
        <Button
          size="small"
          pending={giveBack.isPending}
          aria-disabled={withWork(ids).length === 0}
          onClick={() => returnTo(withWork(ids))}
        >
          {t('return', { count: withWork(ids).length })}
        </Button>
      )}
      csv={[assignment.title, t('tabs.students')]}
      defaultSort={{ column: 'name', down: false }}
      urlKey=""
      empty={<Empty title={t('noStudents')} />}
    />
  );
}
