import { useNavigate } from '@lemma/router';
import { type Assignment, assignmentAfter } from '@lemma/school/assignment';
import { mayIn } from '@lemma/school/class';
import { useCall, useCommand } from '@lemma/screens';
import { news } from '@lemma/toast';
import { Button, Checkbox, csvFileName, Dialog, Menu, type MenuItem, toCsv } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { noteExport } from '#shared/files/note-export.ts';
import { useSaveNoted } from '#shared/files/use-save-noted.ts';
import { useMayTeach } from '#shared/parts/acting.tsx';
import { paths } from '#shared/paths.ts';
import { readAsked } from '#shared/queries/asked.ts';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';
import { useMove } from '../commands.ts';
import type { SharedData } from '../logic/shared-data.ts';
import { answerRefs, answerSheet, askedStudents, gradebook, type WordOf } from '../logic/sheets.ts';

type DuplicateProps = { readonly uid: string; readonly assignment: Assignment; readonly onClose: () => void };

/** The actions on the assignment as a whole that its state allows. */
export function AssignmentMenu(shared: SharedData) {
  const { uid, assignment, className, results } = shared;
  const t = useFeedbackText('feedback');
  const wordOf: WordOf = (word) => t(`sheet.${word}`);
  const navigate = useNavigate();
  const move = useMove(uid, assignment.classId);
  const mayTeach = useMayTeach();
  const [copying, setCopying] = useState(false);
  const hasBegun = Object.keys(results.rows).length > 0;
  const acts = (['unpublish', 'close', 'reopen', 'archive', 'restore'] as const).filter((act) => {
    const after = assignmentAfter(assignment.state, act);
    return after !== undefined && after !== assignment.state && !(act === 'unpublish' && hasBegun);
  });
  const run = (act: (typeof acts)[number]) =>
    move.mutate(
      { act, assignmentId: assignment.id },
      {
        onSuccess: async () => {
          news({ title: t(`moved.${act}`), tone: 'good' });
          const { classId, id } = assignment;
          if (act === 'archive') await navigate(paths.assignments({ class: classId }));
          if (act === 'unpublish') await navigate(paths.assignments({ class: classId, edit: id }));
        },
      },
    );
  const save = useSaveNoted();
  const download = (what: 'gradebook' | 'answers', sheet: () => ReturnType<typeof gradebook>) =>
    save.mutate({
      what,
      note: () =>
        noteExport(
          assignment.classId,
          askedStudents(shared).map(({ id }) => id),
          what,
        ),
      make: () => {
        const { head, rows } = sheet();
        return { name: csvFileName([className, assignment.title, t(`files.${what}`)]), text: toCsv(head, rows) };
      },
    });
  const saveAnswers = useCommand(() => readAsked(answerRefs(shared)), {
    onSuccess: (askedOf) => download('answers', () => answerSheet(shared, wordOf, askedOf)),
  });
  const items: MenuItem[] = [
    ...(assignment.state === 'archived' || !mayTeach
      ? []
      : [{ label: t('editDates'), to: paths.assignments({ class: assignment.classId, edit: assignment.id }) }]),
    { label: t('paper'), to: paths.assignment({ assignmentId: assignment.id, paper: '2' }) },
    { label: t('duplicate'), onSelect: () => setCopying(true) },
    {
      label: t('saveGradebook'),
      onSelect: () => download('gradebook', () => gradebook(shared, Date.now(), wordOf)),
      separated: true,
    },
    { label: t('saveAnswers'), onSelect: () => saveAnswers.mutate() },
    { label: t('printPage'), onSelect: () => window.print() },
    ...(mayTeach ? acts : []).map((act) => ({
      label: t(`acts.${act}`),
      onSelect: () => run(act),
      separated: act === acts[0],
    })),
  ];
  return (
    <>
      <Menu
        label={t('more')}
        trigger={<Button pending={move.isPending || saveAnswers.isPending || save.isPending}>{t('more')}</Button>}
        items={items}
      />
      {copying && <DuplicateDialog uid={uid} assignment={assignment} onClose={() => setCopying(false)} />}
    </>
  );
}

function DuplicateDialog({ uid, assignment, onClose }: DuplicateProps) {
  const t = useFeedbackText('feedback');
  const classes = useQuery(teacherQueries.classes(uid));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // One id per class, created once, so that a repeated request creates nothing twice.
  const [ids] = useState(() => new Map<string, string>());
  const duplicate = useCall('duplicateAssignment');
  const toggle = (classId: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(classId);
    else next.delete(classId);
    setChosen(next);
  };
  const idFor = (classId: string): string => {
    const id = ids.get(classId) ?? crypto.randomUUID();
    ids.set(classId, id);
    return id;
  };
  const copy = () => {
    if (chosen.size === 0 || duplicate.isPending) return;
    const copies = [...chosen].map((classId) => ({ classId, assignmentId: idFor(classId) }));
    duplicate.mutate(
      { assignmentId: assignment.id, copies },
      {
        onSuccess: () => {
          news({ title: t('duplicated', { count: copies.length }), tone: 'good' });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('duplicateTitle')}
      description={t('duplicateBody')}
      actions={
        <Button kind="primary" pending={duplicate.isPending} aria-disabled={chosen.size === 0} onClick={copy}>
          {t('duplicateNow', { count: chosen.size })}
        </Button>
      }
    >
      {(classes.data ?? [])
        .filter((one) => one.archivedAt === undefined && mayIn(one, uid, 'teach'))
        .map(({ id, name }) => (
          <Checkbox key={id} label={name} checked={chosen.has(id)} onCheckedChange={(on) => toggle(id, on)} />
        ))}
    </Dialog>
  );
}
