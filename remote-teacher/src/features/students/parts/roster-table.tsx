import { useSearchParams } from '@lemma/router';
import type { Roster, RosterStudent } from '@lemma/school/class';
import { useLanguageText } from '@lemma/screens';
import { DataTable, languageNames } from '@lemma/ui';
import { type ReactNode, useState } from 'react';
import { noteIn } from '#shared/files/note-export.ts';
import { useMayTeach } from '#shared/parts/acting.tsx';
import type { ClassChoice } from '#shared/parts/with-class.tsx';
import { paths } from '#shared/paths.ts';
import { useRosterText } from '#shared/text/use-roster-text.ts';
import { useStanding } from '../queries.ts';
import { BulkActions } from './bulk-actions.tsx';
import { StandardSelect } from './mastery-tag.tsx';
import { useRosterColumns } from './roster-columns.tsx';

type RosterTableProps = {
  readonly choice: ClassChoice;
  readonly roster: Roster;
  readonly students: readonly RosterStudent[];
  readonly tools: ReactNode;
};

export function RosterTable({ choice, roster, students, tools }: RosterTableProps) {
  const { classroom } = choice;
  const t = useRosterText('students');
  const language = useLanguageText('language');
  const mayTeach = useMayTeach();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  // Students who left the list are no longer selected, so that a restored one is not part of the next action by
  // accident.
  const here = new Set(students.map(({ id }) => id));
  if ([...selected].some((id) => !here.has(id))) setSelected(new Set([...selected].filter((id) => here.has(id))));
  const [search, setSearch] = useSearchParams();
  const standing = useStanding(choice, students, search.get('standard'));
  const columns = useRosterColumns(choice, roster, standing);
  // The file contains each student's id, so that it can be imported with changes.
  const fileColumns = [
    { id: 'id', header: t('studentId'), value: ({ id }: RosterStudent) => id },
    {
      id: 'language',
      header: language('header'),
      value: ({ language: own }: RosterStudent) => (own === undefined ? language('device') : languageNames[own]),
    },
  ];
  return (
    <DataTable
      label={t('label', { class: classroom.name })}
      columns={columns}
      fileColumns={fileColumns}
      rows={students}
      getRowId={({ id }) => id}
      rowLink={({ id }) => paths.student({ studentId: id, class: classroom.id })}
      {...(mayTeach && { selection: { selected, onChange: setSelected } })}
      bulkActions={(ids) => (
        <BulkActions choice={choice} roster={roster} ids={ids} onDone={() => setSelected(new Set())} />
      )}
      tools={
        <>
          {tools}
          <StandardSelect
            standards={standing.standards}
            standard={standing.standard}
            isPending={standing.isPending}
            onChoose={(standard) =>
              setSearch((before) => {
                before.set('standard', standard);
                return before;
              })
            }
          />
        </>
      }
      empty={
        <>
          {tools}
          <p className="mt-3 border-y border-line py-6 text-muted">{t('emptyMatch')}</p>
        </>
      }
      phoneCards
      filterable
      csv={{ name: [classroom.name, t('file')], childOf: ({ id }) => id, note: noteIn(classroom.id) }}
      xlsx
      defaultSort={{ column: 'name', down: false }}
      urlKey=""
    />
  );
}
