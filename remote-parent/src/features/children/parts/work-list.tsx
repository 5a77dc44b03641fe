import { type DeskEntry, standingOf } from '@lemma/school/desk';
import { WorkStanding } from '@lemma/screens';
import { formatRelative, TextLink } from '@lemma/ui';
import { canHandIn } from '#shared/logic/can-hand-in.ts';
import { paths } from '#shared/paths.ts';
import { useText } from '#shared/text/texts.ts';
import { HandedIn } from './handed-in.tsx';

/** How many finished assignments a report shows at first. */
const MOST_DONE = 4;

type WorkProps = {
  readonly studentId: string;
  readonly name: string;
  readonly entries: readonly DeskEntry[];
  /** The assignment that has a button of its own. */
  readonly first: DeskEntry | undefined;
};

/** Open work comes first, then the newest finished work; older work is folded away. */
export function WorkList({ studentId, name, entries, first }: WorkProps) {
  const t = useText('children');
  const isDone = (entry: DeskEntry): boolean => standingOf(entry) === 'done';
  const done = entries.filter(isDone).toReversed();
  const lines = (some: readonly DeskEntry[]) => (
    <ul className="flex flex-col">
      {some.map((entry) => (
        <WorkLine
          key={entry.assignmentId}
          entry={entry}
          studentId={studentId}
          name={name}
          to={
            entry !== first && canHandIn(entry) && !isDone(entry)
              ? paths.submissions({ child: studentId, assignment: entry.assignmentId })
              : undefined
          }
        />
      ))}
    </ul>
  );
  const older = done.slice(MOST_DONE);
  return (
    <section aria-label={t('letter.work')} className="pt-8">
      <h3 className="font-semibold">{t('letter.work')}</h3>
      {lines([...entries.filter((entry) => !isDone(entry)), ...done.slice(0, MOST_DONE)])}
      {older.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-sm text-muted underline decoration-line-strong decoration-1 underline-offset-4">
            {t('older', { count: older.length })}
          </summary>
          {lines(older)}
        </details>
      )}
    </section>
  );
}

type WorkLineProps = {
  readonly entry: DeskEntry;
  readonly studentId: string;
  readonly name: string;
  readonly to: string | undefined;
};

/** One assignment; `to`: where a parent can turn it in. */
function WorkLine({ entry, studentId, name, to }: WorkLineProps) {
  const t = useText('children');
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line py-2.5">
      <div className="min-w-0">
        <p>{entry.title}</p>
        <p className="text-sm text-muted">
          {entry.className} · {t(entry.dueAt < Date.now() ? 'wasDue' : 'due', { when: formatRelative(entry.dueAt) })}
          {to !== undefined && (
            <>
              {' · '}
              <TextLink to={to}>{t('handIn', { name })}</TextLink>
            </>
          )}
        </p>
        {entry.submittedAt !== undefined && <HandedIn studentId={studentId} assignmentId={entry.assignmentId} />}
      </div>
      <WorkStanding entry={entry} />
    </li>
  );
}
