import type { RosterStudent } from '@lemma/school/class';
import { callQuery } from '@lemma/screens';
import { Button, Notice } from '@lemma/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRosterText } from '#shared/text/use-roster-text.ts';
import { useChangeAccounts } from '../commands.ts';

type TiesNoticeProps = {
  readonly uid: string;
  readonly classId: string;
  readonly students: readonly RosterStudent[];
};

/** Students to whose accounts somebody has linked an address, with a button to remove it. Empty if there are none. */
export function TiesNotice({ uid, classId, students }: TiesNoticeProps) {
  const t = useRosterText('ties');
  const client = useQueryClient();
  const ties = callQuery(uid, 'showTies', { classId });
  const found = useQuery({ ...ties, meta: { silent: true } });
  const change = useChangeAccounts();
  const tied = (found.data?.ties ?? []).flatMap(({ studentId, email }) => {
    const student = students.find(({ id }) => id === studentId);
    return student ? [{ student, email }] : [];
  });
  if (tied.length === 0) return null;
  const studentIds = tied.map(({ student }) => student.id);
  const clear = () =>
    change.mutate(
      { classId, studentIds, change: 'sign-out' },
      { onSettled: () => client.invalidateQueries({ queryKey: ties.queryKey }) },
    );
  return (
    <div className="pb-5">
      <Notice tone="warm" title={t('title', { count: tied.length })}>
        <ul className="pb-2">
          {tied.map(({ student, email }) => (
            <li key={student.id}>
              {student.fullName}: <span className="break-all">{email ?? t('other')}</span>
            </li>
          ))}
        </ul>
        <p className="measure pb-3">{t('body')}</p>
        <Button pending={change.isPending} onClick={clear}>
          {t('clear')}
        </Button>
      </Notice>
    </div>
  );
}
