import { type DeskEntry, standingOf } from '@lemma/school/desk';
import { WorkStanding } from '@lemma/screens';
import { formatRelative, TextLink } from '@lemma/ui';
import { whyNotHandIn } from '#shared/logic/can-hand-in.ts';
import { WhyNotHandIn } from '#shared/parts/why-not-hand-in.tsx';
import { paths } from '#shared/paths.ts';
import { useText } from '#shared/text/texts.ts';
import { HandedIn } from './handed-in.tsx';

/** How many finished assignments a report shows at first. */
const MOST_DONE = 4;

type WorkProps = {
  readonly studentId: string;
  readonly name: string;
  readonly entries: readonly DeskEntry[];
};

/** Open work comes first, then the newest finished work; older work is folded away. */
export function WorkList({ studentId, name, entries }: WorkProps) {
  const t = useText('children');
  const isDone = (entry: DeskEntry): boolean => standingOf(entry) === 'done';
  const done = entries.filter(isDone).toReversed();
  const lines = (some: readonly DeskEntry[]) => (
    <ul className="flex flex-col">
      {some.map((entry) => (
        <WorkLine key={entry.assignmentId} entry={entry} studentId={studentId} name={name} waits={!isDone(entry)} />
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
  readonly waits: boolean;
};

/** One assignment. `waits`: it is not turned in, so the line leads to where a parent can do so, or says why not. */
function WorkLine({ entry, studentId, name, waits }: WorkLineProps) {
  const t = useText('children');
  const why = whyNotHandIn(entry);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line py-2.5">
      <div className="min-w-0">
        <p>{entry.title}</p>
        <p className="text-sm text-muted">
          {entry.className} · {t(entry.dueAt < Date.now() ? 'wasDue' : 'due', { when: formatRelative(entry.dueAt) })}
          {waits && why === undefined && (
            <>
              {' · '}
              <TextLink to={paths.submissions({ child: studentId, assignment: entry.assignmentId })}>
                {t('handIn', { name })}
              </TextLink>
            </>
          )}
        </p>
        {waits && why !== undefined && (
          <p className="text-sm text-muted">
            <WhyNotHandIn entry={entry} why={why} name={name} />
          </p>
        )}
        {entry.submittedAt !== undefined && <HandedIn studentId={studentId} assignmentId={entry.assignmentId} />}
      </div>
      <WorkStanding entry={entry} />
    </li>
  );
}
