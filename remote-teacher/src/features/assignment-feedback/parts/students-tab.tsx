import { useSearchParams } from '@lemma/router';
import { windowOf } from '@lemma/school/assignment';
import { isWaitedFor, REMINDED_FOR_MS, type WorkState, workAfter, workStateAt } from '@lemma/school/work';
import { useCall } from '@lemma/screens';
import { news } from '@lemma/toast';
import { Button, DataTable, Empty } from '@lemma/ui';
import { useState } from 'react';
import { noteIn } from '#shared/files/note-export.ts';
import { useMayTeach } from '#shared/parts/acting.tsx';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';
import { useExcuse } from '../commands.ts';
import type { SharedData } from '../logic/shared-data.ts';
import { ExtendDialog } from './extend-dialog.tsx';
import { Overrides } from './overrides.tsx';
import { type StudentLine, useStudentColumns } from './student-columns.tsx';

/** The table of students; selected work can be returned, asked for again, excused, or extended. */
export function StudentsTab(shared: SharedData) {
  const { assignment, className, students, results } = shared;
  const t = useFeedbackText('feedback');
  const [, setSearch] = useSearchParams();
  const mayTeach = useMayTeach();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [now] = useState(() => Date.now());
  const columns = useStudentColumns(assignment.items.length, (studentId) =>
    setSearch((before) => {
      before.set('student', studentId);
      return before;
    }),
  );
  const asked = students.filter(({ id }) => assignment.onlyFor?.includes(id) ?? true);
  const rows = asked.map(({ id, fullName }): StudentLine => {
    const row = results.rows[id];
    const { dueAt, extended } = windowOf(assignment, id);
    const state = workStateAt(row?.state ?? 'not-started', dueAt, now);
    const nudgedAt = assignment.nudges?.[id];
    return { id, name: fullName, row, state, dueAt: extended ? dueAt : undefined, nudgedAt };
  });
  const wasReminded = ({ nudgedAt }: StudentLine) => nudgedAt !== undefined && now - nudgedAt <= REMINDED_FOR_MS;
  const missing =
    assignment.state === 'open' ? rows.filter((line) => line.state === 'missing' && !wasReminded(line)) : [];
  return (
    <div>
      <DataTable
        phoneCards
        label={t('tabs.students')}
        columns={columns}
        rows={rows}
        getRowId={({ id }) => id}
        filterable
        {...(mayTeach && assignment.state !== 'archived' && { selection: { selected, onChange: setSelected } })}
        bulkActions={(ids) => (
          <BulkActions
            shared={shared}
            lines={rows.filter(({ id }) => ids.includes(id))}
            onDone={() => setSelected(new Set())}
          />
        )}
        tools={mayTeach && missing.length > 0 && <Nudge assignmentId={assignment.id} lines={missing} />}
        csv={{
          name: [className, assignment.title, t('tabs.students')],
          childOf: ({ id }) => id,
          note: noteIn(assignment.classId),
        }}
        defaultSort={{ column: 'name', down: false }}
        urlKey=""
        empty={<Empty title={t('noStudents')} />}
      />
      <Overrides {...shared} />
    </div>
  );
}

type NudgeProps = {
  readonly assignmentId: string;
  readonly lines: readonly StudentLine[];
  readonly onDone?: () => void;
};

/** Reminds students and parents of missing work. */
function Nudge({ assignmentId, lines, onDone }: NudgeProps) {
  const t = useFeedbackText('feedback');
  const nudge = useCall('nudgeMissing');
  const send = () =>
    nudge.mutate(
      { assignmentId, studentIds: lines.map(({ id }) => id) },
      {
        onSuccess: ({ students, letters }) => {
          const description = students === 0 ? t('nudgedBefore') : t('nudgedHow', { letters });
          news({ title: t('nudged', { count: students }), description, tone: 'good' });
          onDone?.();
        },
      },
    );
  return (
    <Button size="small" pending={nudge.isPending} onClick={send}>
      {t('nudge', { count: lines.length })}
    </Button>
  );
}

type BulkActionsProps = {
  readonly shared: SharedData;
  readonly lines: readonly StudentLine[];
  readonly onDone: () => void;
};

const storedState = ({ row }: StudentLine): WorkState => row?.state ?? 'not-started';

function BulkActions({ shared: { assignment }, lines, onDone }: BulkActionsProps) {
  const t = useFeedbackText('feedback');
  const [extending, setExtending] = useState(false);
  const giveBack = useCall('returnWork');
  const askAgain = useCall('askAgain');
  const excuse = useExcuse();
  const idsFor = (act: 'return' | 'ask-again' | 'excuse' | 'include') =>
    lines.filter((line) => workAfter(storedState(line), act) !== undefined).map(({ id }) => id);
  const returning = idsFor('return').filter((id) => lines.find((line) => line.id === id)?.row?.state !== 'returned');
  const asking = idsFor('ask-again').filter((id) => lines.find((line) => line.id === id)?.row?.state !== 'resubmit');
  const waiting = lines.filter(isWaitedFor);
  const excused = idsFor('include');
  const excusing = lines.filter((line) => storedState(line) !== 'excused').map(({ id }) => id);
  const assignmentId = assignment.id;
  const after = { onSuccess: onDone };
  const [only] = lines;
  return (
    <>
      <Button
        size="small"
        pending={giveBack.isPending}
        aria-disabled={returning.length === 0}
        onClick={() => returning.length > 0 && giveBack.mutate({ assignmentId, studentIds: returning }, after)}
      >
        {t('return', { count: returning.length })}
      </Button>
      <Button
        size="small"
        pending={askAgain.isPending}
        aria-disabled={asking.length === 0}
        onClick={() => asking.length > 0 && askAgain.mutate({ assignmentId, studentIds: asking }, after)}
      >
        {t('askAgain')}
      </Button>
      {waiting.length > 0 && assignment.state === 'open' && (
        <Nudge assignmentId={assignmentId} lines={waiting} onDone={onDone} />
      )}
      {excusing.length > 0 && (
        <Button
          size="small"
          pending={excuse.isPending}
          onClick={() => excuse.mutate({ assignmentId, studentIds: excusing, excused: true }, after)}
        >
          {t('excuse')}
        </Button>
      )}
      {excused.length > 0 && (
        <Button
          size="small"
          pending={excuse.isPending}
          onClick={() => excuse.mutate({ assignmentId, studentIds: excused, excused: false }, after)}
        >
          {t('include')}
        </Button>
      )}
      {lines.length > 0 && (
        <Button size="small" onClick={() => setExtending(true)}>
          {t('extend')}
        </Button>
      )}
      {extending && (
        <ExtendDialog
          assignment={assignment}
          studentIds={lines.map(({ id }) => id)}
          name={lines.length === 1 && only ? only.name : t('someStudents', { count: lines.length })}
          onClose={() => {
            setExtending(false);
            onDone();
          }}
        />
      )}
    </>
  );
}
