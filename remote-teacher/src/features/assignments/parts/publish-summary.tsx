import { presentStudents } from '@lemma/school/class';
import { formatDateTime, formatList } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import { useAssignmentText } from '#shared/text/use-assignment-text.ts';
import type { Draft } from '../commands.ts';

const MOST_NAMES = 4;

type PublishSummaryProps = { readonly uid: string; readonly draft: Draft; readonly className: string };

/** What publishing will do, told while it can still be changed: who gets how many questions, from when and until when. */
export function PublishSummary({ uid, draft, className }: PublishSummaryProps) {
  const t = useAssignmentText('builder');
  const roster = useQuery(teacherQueries.roster(uid, draft.classId));
  if (roster.data === undefined) return null;
  const present = presentStudents(roster.data);
  const given = present.filter(({ id }) => draft.onlyFor?.includes(id) ?? true);
  const names = formatList(
    given.map(({ displayName }) => displayName),
    { most: MOST_NAMES },
  );
  const whom =
    draft.onlyFor === undefined
      ? t('willReach.all', { count: given.length, class: className })
      : t('willReach.some', { count: given.length, all: present.length, class: className, names });
  const opens =
    draft.openAt <= Date.now() ? t('willReach.now') : t('willReach.later', { at: formatDateTime(draft.openAt) });
  return (
    <p className="measure pb-4 text-muted" id="will-reach">
      {t('willReach.said', { whom, opens, count: draft.items.length, due: formatDateTime(draft.dueAt) })}
    </p>
  );
}
