import { CommentBody, wordsOf } from '@lemma/screens';
import { Button, useBeginning } from '@lemma/ui';
import { Acts } from '#shared/parts/acting.tsx';
import { Exchange } from '#shared/parts/asked.tsx';
import { useAsked } from '#shared/queries/asked.ts';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';
import { type AnswerGroup, commentOf, matchOf } from '../logic/answer-groups.ts';
import { isPicked, misconceptionName, nameOf, type SharedData } from '../logic/shared-data.ts';

type AnswerLineProps = {
  readonly group: AnswerGroup;
  readonly shared: SharedData;
  readonly onComment: () => void;
  readonly onAccept: () => void;
};

const MOST_EXAMPLES = 4;

/** One group of answers: how many, who, what was written, and the comment on all of them. */
export function AnswerLine({ group, shared, onComment, onAccept }: AnswerLineProps) {
  const t = useFeedbackText('feedback');
  const { assignment, students, catalogue } = shared;
  const picked = isPicked(shared, group.itemId);
  const idea = picked ? undefined : misconceptionName(catalogue, group.misconception);
  const names = group.studentIds.map((id) => nameOf(students, id) ?? t('someone'));
  const comment = commentOf(assignment, group);
  const what = t(picked ? 'picked' : group.kind === 'form' ? 'otherForm' : 'noIdea');
  const { shown, more } = useBeginning(group.responses, MOST_EXAMPLES);
  const examples = shown.map(({ text, count, studentId }) => ({
    ref: { assignmentId: assignment.id, studentId, itemId: group.itemId, response: text },
    count,
  }));
  const askedOf = useAsked(examples.map(({ ref }) => ref));
  const first = examples[0];
  const label = idea ?? (first ? wordsOf(askedOf(first.ref)?.options, group.response) : group.response);
  return (
    <li className="flex flex-wrap items-baseline gap-x-6 gap-y-2 border-b border-line py-3">
      <p className="figures-tabular w-8 text-right text-lg font-semibold">{names.length}</p>
      <div className="min-w-64 flex-1">
        <p className={idea === undefined ? 'text-muted' : 'font-semibold'}>{idea ?? what}</p>
        <p className="text-sm text-muted">{names.join(', ')}</p>
        {comment && (
          <div className="mt-2 border-l-4 border-accent pl-3 text-sm">
            <p>{t('commentForAll')}</p>
            <CommentBody comment={comment} />
          </div>
        )}
      </div>
      <ul aria-label={t('examples')} className="flex min-w-64 flex-1 flex-col gap-1">
        {examples.map(({ ref, count }) => (
          <li key={`${ref.studentId} ${ref.response}`}>
            <Exchange asked={askedOf(ref)} response={ref.response}>
              {count > 1 && <span className="figures-tabular text-sm text-muted">{t('times', { count })}</span>}
            </Exchange>
          </li>
        ))}
        <li className="empty:hidden">{more}</li>
      </ul>
      <Acts>
        <div className="flex gap-2" data-print="hide">
          {matchOf(group) && (
            <Button size="small" aria-label={t('commentOn', { answer: label })} onClick={onComment}>
              {comment ? t('changeComment') : t('comment')}
            </Button>
          )}
          <Button size="small" kind="quiet" aria-label={t('acceptOf', { answer: label })} onClick={onAccept}>
            {t('accept')}
          </Button>
        </div>
      </Acts>
    </li>
  );
}
