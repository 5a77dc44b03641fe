import type { DeskEntry } from '@lemma/school/desk';
import { isToDo, isWaitedFor } from '@lemma/school/work';
import { WorkStanding } from '@lemma/screens';
import { formatRelative, TextLink } from '@lemma/ui';
import { paths } from '#shared/paths.ts';
import { useText } from '#shared/text/texts.ts';

/** One assignment in a list: its title, when it is due if it is still to come, and its progress. */
export function DeskLine({ entry }: { readonly entry: DeskEntry }) {
  const t = useText('desk');
  const unread = entry.feedback.filter(({ readAt }) => readAt === undefined).length;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line py-4">
      <div>
        <p className="font-semibold">
          <TextLink to={paths.assignments({ work: entry.assignmentId, item: 1 })}>{entry.title}</TextLink>
        </p>
        <p className="text-sm text-muted">
          {entry.className}
          {isWaitedFor(entry) && ` · ${t('due', { when: formatRelative(entry.dueAt) })}`}
          {unread > 0 && ` · ${t('newComments', { count: unread })}`}
        </p>
        {entry.nudge && isToDo(entry) && <p>{t('nudged', { name: entry.nudge.byName })}</p>}
      </div>
      <WorkStanding entry={entry} />
    </li>
  );
}
