import { type Group, LONGEST_GROUP_NAME, type Roster, type RosterStudent } from '@lemma/school/class';
import { useCall } from '@lemma/screens';
import { Button, Dialog, TextField } from '@lemma/ui';
import { type SubmitEvent, useState } from 'react';
import { useRosterText } from '#shared/text/use-roster-text.ts';

type GroupsDialogProps = {
  readonly classId: string;
  readonly roster: Roster;
  readonly students: readonly RosterStudent[];
  readonly onClose: () => void;
};

/** Adds the selected students to groups and removes them; creates and deletes groups. Each click is saved at once. */
export function GroupsDialog({ classId, roster, students, onClose }: GroupsDialogProps) {
  const t = useRosterText('students');
  const [name, setName] = useState('');
  const put = useCall('groupStudents');
  const remove = useCall('removeGroup');
  const groups = Object.values(roster.groups).toSorted((one, other) => one.name.localeCompare(other.name));
  const studentIds = students.map(({ id }) => id);
  const set = (group: Group, member: boolean) =>
    put.mutate({ classId, groupId: group.id, name: group.name, studentIds, member });
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = name.trim();
    if (typed === '') return;
    const known = groups.find((group) => group.name.toLowerCase() === typed.toLowerCase());
    set(known ?? { id: crypto.randomUUID(), name: typed }, true);
    setName('');
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('groupTitle', { count: students.length })}
      actions={
        <Button kind="primary" onClick={onClose}>
          {t('groupDone')}
        </Button>
      }
    >
      <ul className="flex flex-col">
        {groups.map((group) => {
          const inside = students.filter(({ groupIds }) => groupIds.includes(group.id)).length;
          return (
            <li key={group.id} className="flex flex-wrap items-center justify-between gap-2 border-b border-line py-2">
              <span>
                <span className="font-semibold">{group.name}</span>{' '}
                <span className="text-sm text-muted">{t('groupCount', { in: inside, of: students.length })}</span>
              </span>
              <span className="flex gap-2">
                {inside < students.length && (
                  <Button size="small" onClick={() => set(group, true)}>
                    {t('groupIn', { name: group.name })}
                  </Button>
                )}
                {inside > 0 && (
                  <Button size="small" onClick={() => set(group, false)}>
                    {t('groupOut', { name: group.name })}
                  </Button>
                )}
                <Button size="small" kind="quiet" onClick={() => remove.mutate({ classId, groupId: group.id })}>
                  {t('groupDelete', { name: group.name })}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
      <form onSubmit={handleSubmit} className="mt-4 flex flex-wrap items-end gap-3">
        <TextField
          label={t('groupNew')}
          hint={t('groupNewHint')}
          maxLength={LONGEST_GROUP_NAME}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" pending={put.isPending}>
          {t('groupAdd')}
        </Button>
      </form>
    </Dialog>
  );
}
