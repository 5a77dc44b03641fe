import { type AccountChange, mayIn, type Roster } from '@lemma/school/class';
import { Button, ButtonLink, Menu, type MenuItem } from '@lemma/ui';
import { useState } from 'react';
import { newDraftId } from '#shared/logic/new-draft-id.ts';
import type { ClassChoice } from '#shared/parts/with-class.tsx';
import { paths } from '#shared/paths.ts';
import { useRosterText } from '#shared/text/use-roster-text.ts';
import { useChangeAccounts, usePlaceClass } from '../commands.ts';
import { ArchiveDialog } from './archive-dialog.tsx';
import { GroupsDialog } from './groups-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';

type BulkActionsProps = {
  readonly choice: ClassChoice;
  readonly roster: Roster;
  readonly ids: readonly string[];
  readonly onDone: () => void;
};

/** Actions on the selected students. An action that removes students from the list shows them first. */
export function BulkActions({ choice, roster, ids, onDone }: BulkActionsProps) {
  const { uid, classroom, classes } = choice;
  const t = useRosterText('students');
  const [open, setOpen] = useState<'move' | 'groups' | 'message' | 'merge' | 'archive' | undefined>();
  const change = useChangeAccounts();
  const place = usePlaceClass();
  const students = ids.flatMap((id) => roster.students[id] ?? []);
  const others = classes.filter((one) => one.id !== classroom.id && mayIn(one, uid, 'teach'));
  const act = (what: AccountChange) =>
    change.mutate({ classId: classroom.id, studentIds: [...ids], change: what }, { onSuccess: onDone });
  const close = () => setOpen(undefined);
  const [one, two] = students;
  const isLocked = students.some(({ state }) => state === 'locked');
  const items: MenuItem[] = [
    { label: t('message'), onSelect: () => setOpen('message') },
    { label: t('move'), onSelect: () => setOpen('move'), disabled: others.length === 0 },
    { label: t('merge'), onSelect: () => setOpen('merge'), disabled: students.length !== 2 },
    { label: t('lock'), onSelect: () => act('lock'), separated: true },
    {
      label: t('unlock'),
      onSelect: () => act('unlock'),
      disabled: !isLocked && !students.some((each) => each.guessedAt),
    },
    { label: t('signOut'), onSelect: () => act('sign-out') },
    { label: t('archive'), onSelect: () => setOpen('archive'), separated: true, danger: true },
  ];
  return (
    <>
      <Button size="small" onClick={() => setOpen('groups')}>
        {t('setGroup')}
      </Button>
      <ButtonLink size="small" to={paths.assignments({ class: classroom.id, edit: newDraftId(), for: ids.join(',') })}>
        {t('assign')}
      </ButtonLink>
      <Button
        size="small"
        pending={place.isPending}
        onClick={() => place.mutate({ classId: classroom.id, studentIds: [...ids] }, { onSuccess: onDone })}
      >
        {t('place')}
      </Button>
      <ButtonLink size="small" to={paths.accounts({ class: classroom.id, cards: ids.join('.') })}>
        {t('newCards')}
      </ButtonLink>
      <Menu
        label={t('more')}
        align="start"
        trigger={
          <Button size="small" pending={change.isPending}>
            {t('more')}
          </Button>
        }
        items={items}
      />
      {open === 'groups' && <GroupsDialog classId={classroom.id} roster={roster} students={students} onClose={close} />}
      {open === 'move' && (
        <MoveDialog from={classroom} others={others} students={students} onClose={close} onDone={onDone} />
      )}
      {open === 'message' && (
        <MessageDialog classId={classroom.id} students={students} onClose={close} onDone={onDone} />
      )}
      {open === 'archive' && (
        <ArchiveDialog
          students={students}
          pending={change.isPending}
          onClose={close}
          onConfirm={() => act('archive')}
        />
      )}
      {open === 'merge' && one && two && (
        <MergeDialog classId={classroom.id} pair={[one, two]} onClose={close} onDone={onDone} />
      )}
    </>
  );
}
