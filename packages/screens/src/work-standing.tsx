import { type DeskEntry, hasPoints, type WorkWord, workWordOf } from '@lemma/school/desk';
import { formatScore, Status } from '@lemma/ui';
import { useText } from './text/work.ts';

const tones = {
  'not-started': 'neutral',
  'in-progress': 'active',
  submitted: 'done',
  checked: 'done',
  late: 'done',
  graded: 'done',
  returned: 'done',
  resubmit: 'attention',
  excused: 'neutral',
  missing: 'attention',
} as const satisfies Record<WorkWord, 'neutral' | 'active' | 'done' | 'attention'>;

/** The state of one assignment, with its points if they mean something: the same for the child and for parents. */
export function WorkStanding({ entry }: { readonly entry: DeskEntry }) {
  const t = useText('work');
  const word = workWordOf(entry);
  return (
    <div className="flex items-baseline gap-4 max-sm:*:whitespace-normal">
      {hasPoints(entry) && <span className="figures-tabular">{formatScore(entry.score, entry.maxScore)}</span>}
      <Status tone={tones[word]}>
        {word === 'in-progress' ? t('done', { count: entry.itemsDone, total: entry.itemCount }) : t(`words.${word}`)}
      </Status>
    </div>
  );
}
