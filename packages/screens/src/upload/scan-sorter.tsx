import type { BoardEntry } from '@lemma/school/assignment';
import { mayIn, type Roster } from '@lemma/school/class';
import { Button, Notice, NumberField, Progress, Section, Select } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { allOf } from '../queries/all-of.ts';
import { boardQuery, classesQuery, rosterQuery } from '../queries/common-queries.ts';
import { QueryView } from '../query-view.tsx';
import { useUploadText } from '../text/use-upload-text.ts';
import { dealtOut, pagesOf, type ScanPage, scanPages } from './page-list.ts';
import { Thumbnail } from './thumbnail.tsx';
import type { Upload } from './upload-queue.ts';
import { useScanHandIn } from './use-scan-hand-in.ts';

type ScanSorterProps = { readonly uid: string; readonly uploads: readonly Upload[] };

/** Assigns the pages of a scanned stack of papers to the students of an assignment. */
export function ScanSorter({ uid, uploads }: ScanSorterProps) {
  const t = useUploadText('upload');
  const classes = useQuery(classesQuery(uid));
  const [chosen, setChosen] = useState('');
  return (
    <Section title={t('sortTitle')} lead={t('sortLead')}>
      <QueryView query={classes}>
        {(known) => {
          const all = known.filter((one) => mayIn(one, uid, 'teach'));
          const [first] = known;
          if (first && all.length === 0) return <Notice>{t('looksOn', { name: first.teacherName })}</Notice>;
          const classId = chosen || (all.length === 1 ? (all[0]?.id ?? '') : '');
          return (
            <div className="flex flex-col gap-6">
              <Select
                label={t('class')}
                value={classId}
                placeholder={t('chooseOne')}
                onChange={(event) => setChosen(event.currentTarget.value)}
                options={all.map(({ id, name }) => ({ value: id, label: name }))}
              />
              {classId !== '' && <ClassPages key={classId} uid={uid} classId={classId} uploads={uploads} />}
            </div>
          );
        }}
      </QueryView>
    </Section>
  );
}

function ClassPages({ uid, classId, uploads }: ScanSorterProps & { readonly classId: string }) {
  const board = useQuery(boardQuery(uid, classId));
  const roster = useQuery(rosterQuery(uid, classId));
  return (
    <QueryView query={allOf({ board, roster })}>
      {(known) => (
        <SortPages
          assignments={Object.values(known.board?.assignments ?? {}).filter(({ state }) => state === 'open')}
          students={studentsOf(known.roster)}
          pages={scanPages(uploads)}
        />
      )}
    </QueryView>
  );
}

type NamedStudent = { readonly id: string; readonly name: string };

const studentsOf = (roster: Roster | null): NamedStudent[] =>
  Object.values(roster?.students ?? {})
    .filter(({ state }) => state !== 'archived')
    .map(({ id, fullName }) => ({ id, name: fullName }))
    .toSorted((one, other) => one.name.localeCompare(other.name));

type SortPagesProps = {
  readonly assignments: readonly BoardEntry[];
  readonly students: readonly NamedStudent[];
  readonly pages: readonly ScanPage[];
};

function SortPages({ assignments, students, pages }: SortPagesProps) {
  const t = useUploadText('upload');
  const [assignmentId, setAssignmentId] = useState('');
  const [owners, setOwners] = useState<Readonly<Record<string, string>>>({});
  const [each, setEach] = useState({ text: '1', value: 1 });
  const [handedIn, setHandedIn] = useState<ReadonlySet<string>>(new Set());
  const left = pages.filter(({ key }) => !handedIn.has(key));
  const sorted = pagesOf(left, owners);
  const handIn = useScanHandIn(assignmentId, (studentId) => {
    const own = left.filter(({ key }) => owners[key] === studentId).map(({ key }) => key);
    setHandedIn((before) => new Set([...before, ...own]));
  });
  const names = new Map(students.map(({ id, name }) => [id, name]));
  if (assignments.length === 0) return <Notice>{t('noOpenWork')}</Notice>;
  return (
    <>
      <Select
        label={t('work')}
        value={assignmentId}
        placeholder={t('chooseOne')}
        onChange={(event) => setAssignmentId(event.currentTarget.value)}
        options={assignments.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <div className="flex flex-wrap items-end gap-3">
        <NumberField
          label={t('pagesEach')}
          text={each.text}
          onTextChange={(text, value) => setEach({ text, value: value ?? each.value })}
          min={1}
          max={10}
          step={1}
        />
        <Button
          onClick={() =>
            setOwners(
              dealtOut(
                left,
                students.map(({ id }) => id),
                Math.max(1, each.value),
              ),
            )
          }
        >
          {t('dealOut')}
        </Button>
      </div>
      <ol aria-label={t('pagesInOrder')} className="grid grid-cols-2 gap-4 sm:grid-cols-4 xl:grid-cols-6">
        {pages.map(({ key, upload, page, file }, index) =>
          handedIn.has(key) ? null : (
            <li key={key} className="flex min-w-0 flex-col gap-2">
              <Thumbnail file={upload.file} page={page} label={t('pageOf', { page: index + 1, name: file.name })} />
              <Select
                label={t('whose', { page: index + 1 })}
                hideLabel
                value={owners[key] ?? ''}
                disabled={handIn.isPending}
                placeholder={t('nobody')}
                onChange={(event) => setOwners({ ...owners, [key]: event.currentTarget.value })}
                options={students.map(({ id, name }) => ({ value: id, label: name }))}
              />
            </li>
          ),
        )}
      </ol>
      {handIn.isPending && (
        <Progress
          label={t('handingIn')}
          value={handIn.done}
          max={handIn.variables.size}
          text={`${handIn.done} / ${handIn.variables.size}`}
        />
      )}
      {handIn.failed.length > 0 && !handIn.isPending && (
        <Notice title={t('someFailed')}>
          {handIn.failed.map((id) => names.get(id) ?? '').join(', ')}. {t('someFailedWhy')}
        </Notice>
      )}
      {handIn.isSuccess && handIn.failed.length === 0 && <Notice>{t('sorted', { count: handIn.data })}</Notice>}
      {left.length > 0 && (
        <Button
          kind="primary"
          className="self-start"
          disabled={assignmentId === '' || sorted.size === 0}
          pending={handIn.isPending}
          onClick={() => handIn.mutate(sorted)}
        >
          {t('handInFor', { count: sorted.size })}
        </Button>
      )}
    </>
  );
}
