import { type Classroom, LONGEST_GROUP_NAME, type RosterStudent } from '@lemma/school/class';
import { useCall } from '@lemma/screens';
import { news } from '@lemma/toast';
import { Button, Checkbox, Dialog, shorten, TextField } from '@lemma/ui';
import { useState } from 'react';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import { useAnalysisText } from '#shared/text/use-analysis-text.ts';
import type { Topic } from '../logic/topics.ts';

type GroupButtonProps = {
  readonly uid: string;
  readonly classroom: Classroom;
  readonly students: readonly RosterStudent[];
  readonly topic: Topic;
  readonly name: string;
};

/** Opens a suggested group, to be named and changed before it is saved. */
export function GroupButton(props: GroupButtonProps) {
  const t = useAnalysisText('analysis');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-label={t('makeGroupFor', { name: props.name })} onClick={() => setOpen(true)}>
        {t('makeGroup')}
      </Button>
      {open && <GroupDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function GroupDialog({
  uid,
  classroom,
  students,
  topic,
  name,
  onClose,
}: GroupButtonProps & { readonly onClose: () => void }) {
  const t = useAnalysisText('analysis');
  // Created once, so that saving twice creates one group.
  const [groupId] = useState(() => crypto.randomUUID());
  const [title, setTitle] = useState(() => shorten(name, LONGEST_GROUP_NAME));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(topic.studentIds));
  const make = useCall('groupStudents', { refreshes: [teacherQueries.roster(uid, classroom.id)] });
  const missing = title.trim() === '' || chosen.size === 0;
  const save = () => {
    if (missing || make.isPending) return;
    make.mutate(
      { classId: classroom.id, groupId, name: title.trim(), studentIds: [...chosen], member: true },
      {
        onSuccess: () => {
          news({ title: t('groupMade', { name: title.trim(), count: chosen.size }), tone: 'good' });
          onClose();
        },
      },
    );
  };
  const toggle = (id: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('groupTitle')}
      description={t('groupLead')}
      actions={
        <Button kind="primary" pending={make.isPending} aria-disabled={missing} onClick={save}>
          {t('groupSave', { count: chosen.size })}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <TextField
          label={t('groupName')}
          value={title}
          maxLength={LONGEST_GROUP_NAME}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <fieldset className="flex flex-col">
          <legend className="pb-1 font-semibold">{t('members')}</legend>
          {students.map(({ id, fullName }) => (
            <Checkbox
              key={id}
              label={fullName}
              {...(topic.studentIds.includes(id) && { hint: t('suggested') })}
              checked={chosen.has(id)}
              onCheckedChange={(on) => toggle(id, on === true)}
            />
          ))}
        </fieldset>
      </div>
    </Dialog>
  );
}
