import { LONGEST_GROUP_NAME, type Roster } from '@lemma/school/class';
import type { Insight, TeachTopic } from '@lemma/school/insight';
import { useCall } from '@lemma/screens';
import { news } from '@lemma/toast';
import { Button, Checkbox, Dialog, shorten, TextField, TextLink } from '@lemma/ui';
import { useState } from 'react';
import { Exchange } from '#shared/parts/asked.tsx';
import { paths } from '#shared/paths.ts';
import { useAsked } from '#shared/queries/asked.ts';
import { useRosterText } from '#shared/text/use-roster-text.ts';

type SuggestedGroupDialogProps = {
  readonly classId: string;
  readonly group: TeachTopic;
  readonly title: string;
  readonly insight: Insight;
  readonly roster: Roster;
  readonly onClose: () => void;
};

/**
 * A suggested group with the answers behind it. Nothing is saved before the teacher has named it and chosen its
 * members.
 */
export function SuggestedGroupDialog({ classId, group, title, insight, roster, onClose }: SuggestedGroupDialogProps) {
  const t = useRosterText('students');
  const [name, setName] = useState(() => shorten(title, LONGEST_GROUP_NAME));
  const [members, setMembers] = useState<ReadonlySet<string>>(new Set(group.studentIds));
  const [groupId] = useState(() => crypto.randomUUID());
  const put = useCall('groupStudents');
  const toggle = (id: string, on: boolean) =>
    setMembers((before) => new Set(group.studentIds.filter((one) => (one === id ? on : before.has(one)))));
  const askedOf = useAsked(group.evidence);
  const save = () =>
    put.mutate(
      { classId, groupId, name: name.trim(), studentIds: [...members], member: true },
      {
        onSuccess: () => {
          news({ title: t('suggestedSaved', { name: name.trim() }), tone: 'good' });
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      width="wide"
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={t('suggestedWhy')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            kind="primary"
            pending={put.isPending}
            disabled={members.size === 0 || name.trim() === ''}
            onClick={save}
          >
            {t('suggestedSave', { count: members.size })}
          </Button>
        </>
      }
    >
      <TextField
        label={t('suggestedName')}
        maxLength={LONGEST_GROUP_NAME}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <ul className="mt-4 flex flex-col">
        {group.studentIds.map((id) => (
          <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line py-2">
            <Checkbox
              label={roster.students[id]?.fullName ?? id}
              checked={members.has(id)}
              onCheckedChange={(on) => toggle(id, on)}
            />
            <div className="flex flex-wrap gap-x-5 text-sm">
              {group.evidence
                .filter(({ studentId }) => studentId === id)
                .map((ref) => (
                  <Exchange
                    key={`${ref.assignmentId}/${ref.itemId}/${ref.response}`}
                    asked={askedOf(ref)}
                    response={ref.response}
                  >
                    <TextLink to={paths.assignment({ assignmentId: ref.assignmentId, student: id })}>
                      {t('suggestedAnswer', whereOf(insight, ref.assignmentId, ref.itemId))}
                    </TextLink>
                  </Exchange>
                ))}
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** The number of a question, and the title of its assignment. */
function whereOf(insight: Insight, assignmentId: string, itemId: string) {
  const assignment = insight.assignments[assignmentId];
  const number = (assignment?.items.findIndex((item) => item.itemId === itemId) ?? -1) + 1;
  return { title: assignment?.title ?? '', number };
}
