import type { Group } from '@lemma/school/class';
import { useCall } from '@lemma/screens';
import { useLatePolicyWords } from '@lemma/screens/late-policy';
import { Button, formatDateTime, Menu, Section } from '@lemma/ui';
import { useState } from 'react';
import { Acts, useMayTeach } from '#shared/parts/acting.tsx';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';
import type { SharedData } from '../logic/shared-data.ts';
import { ExtendDialog } from './extend-dialog.tsx';

/** The students with other dates, with actions to give a group such dates and to remove them. */
export function Overrides({ assignment, students, groups }: SharedData) {
  const t = useFeedbackText('feedback');
  const policyWords = useLatePolicyWords();
  const { id: assignmentId, overrides = [] } = assignment;
  const remove = useCall('removeOverride');
  const mayTeach = useMayTeach();
  const [group, setGroup] = useState<Group | undefined>();
  const membersOf = ({ id }: Group) =>
    students.flatMap((student) => (student.groupIds.includes(id) ? [student.id] : []));
  const choices = groups.filter((one) => membersOf(one).length > 0);
  if (overrides.length === 0 && (choices.length === 0 || !mayTeach)) return null;
  return (
    <Section
      ruled
      title={t('otherDates')}
      actions={
        choices.length > 0 &&
        mayTeach && (
          <Menu
            label={t('extendGroup')}
            trigger={<Button size="small">{t('extendGroup')}</Button>}
            items={choices.map((one) => ({ label: one.name, onSelect: () => setGroup(one) }))}
          />
        )
      }
    >
      {overrides.length === 0 && <p className="text-muted">{t('noOtherDates')}</p>}
      <ul className="flex flex-col">
        {overrides.map(({ id, name, dueAt, timeLimit, policy, passes, studentIds }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-4 border-b border-line py-2">
            <p>
              {name}
              <span className="text-muted"> · {t('studentCount', { count: studentIds.length })}</span>
              {dueAt !== undefined && (
                <span className="text-muted"> · {t('dueOn', { due: formatDateTime(dueAt) })}</span>
              )}
              {passes !== undefined && <span className="text-muted"> · {t('passes', { count: passes })}</span>}
              {timeLimit !== undefined && <span className="text-muted"> · {t('limitOf', { minutes: timeLimit })}</span>}
              {policy && <span className="text-muted"> · {policyWords(policy)}</span>}
            </p>
            <Acts>
              <Button
                size="small"
                kind="quiet"
                pending={remove.isPending}
                onClick={() => remove.mutate({ assignmentId, overrideId: id })}
              >
                {passes === undefined ? t('takeBack') : t('passBack', { count: passes })}
              </Button>
            </Acts>
          </li>
        ))}
      </ul>
      {group && (
        <ExtendDialog
          assignment={assignment}
          studentIds={membersOf(group)}
          name={group.name}
          groupId={group.id}
          onClose={() => setGroup(undefined)}
        />
      )}
    </Section>
  );
}
