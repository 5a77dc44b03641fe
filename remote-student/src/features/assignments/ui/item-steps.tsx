import { Link } from '@lemma/router';
import type { Submission, WorkItem } from '@lemma/school';
import { cx } from '@lemma/ui';
import { Check, Minus } from 'lucide-react';
import { paths } from '../../../paths.ts';
import { useText } from '../../../text/texts.ts';

function stateOf({ mastery, solved, closed, attempts }: WorkItem) {
  if (mastery?.state === 'reached') return 'solved';
  if (mastery?.state === 'going') return attempts.length + mastery.rounds.length > 0 ? 'tried' : 'open';
  if (solved && mastery === undefined) return 'solved';
  return closed ? 'closed' : attempts.length > 0 ? 'tried' : 'open';
}

/** All questions at a glance, each a way there. The state is said, not only shown. */
export function ItemSteps({ submission, current }: { readonly submission: Submission; readonly current: number }) {
  const t = useText('work');
  return (
    <nav aria-label={t('questions')} className="pb-6">
      <ol className="flex flex-wrap gap-2">
        {submission.items.map((item, index) => {
          const state = stateOf(item);
          const here = index + 1 === current;
          return (
            <li key={item.id}>
              <Link
                to={paths.work(submission.assignmentId, index + 1)}
                aria-current={here ? 'step' : undefined}
                aria-label={t('questionState', { number: index + 1, state: t(`itemStates.${state}`) })}
                className={cx(
                  'figures-tabular inline-flex size-11 items-center justify-center rounded-md border no-underline',
                  here ? 'border-2 border-accent font-semibold text-accent-strong' : 'border-line-strong text-ink',
                  state === 'solved' && 'bg-accent-wash',
                )}
              >
                {state === 'solved' ? (
                  <Check aria-hidden="true" className="size-5" />
                ) : state === 'closed' ? (
                  <Minus aria-hidden="true" className="size-5" />
                ) : (
                  index + 1
                )}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
