import type { Submission, WorkItem } from '@lemma/school/work';
import { EngineText, GivenAnswer } from '@lemma/screens';
import { Figure, Formula, formatScore } from '@lemma/ui';
import { useText } from '#shared/text/texts.ts';

type Work = Pick<Submission, 'items' | 'handIns' | 'held'>;

/** Each question beside what the child answered, and how it went as far as the child may see it. */
export function Answers({ work }: { readonly work: Work }) {
  const t = useText('children');
  return (
    <ol aria-label={t('answers')} className="border-t border-line">
      {work.items.map((item, index) => (
        <li key={item.id} className="grid gap-x-8 gap-y-2 border-b border-line py-3 sm:grid-cols-2">
          <div className="measure min-w-0">
            <p className="text-sm text-muted">{t('answerNumber', { number: index + 1 })}</p>
            <div className="whitespace-pre-line">
              <EngineText text={item.prompt} block />
            </div>
            {item.math !== undefined && (
              <p>
                <Formula text={item.math} display />
              </p>
            )}
            {item.picture && <Figure picture={item.picture} />}
          </div>
          <Given item={item} work={work} />
        </li>
      ))}
    </ol>
  );
}

/** What is said of an answer. `unknown`: not marked, or its result is withheld. */
type Standing = 'none' | 'draft' | 'unknown' | 'right' | 'retried' | 'wrong';

function standingOf({ attempts, draft = '', solved }: WorkItem): Standing {
  const last = attempts.at(-1);
  if (last === undefined) return draft === '' ? 'none' : 'draft';
  if (solved) return attempts.length > 1 ? 'retried' : 'right';
  return last.verdict === 'wrong' ? 'wrong' : 'unknown';
}

function Given({ item, work }: { readonly item: WorkItem; readonly work: Work }) {
  const t = useText('children');
  const { attempts, draft = '', field, score, points } = item;
  const standing = standingOf(item);
  const response = attempts.at(-1)?.response ?? draft;
  const typed = work.handIns.flatMap(({ id, byName, answers = [] }) =>
    answers.filter(({ itemId }) => itemId === item.id).map((answer) => ({ id, byName, ...answer })),
  );
  return (
    <div className="min-w-0">
      {response !== '' && (
        <p className="text-lg">
          <GivenAnswer options={field.options} response={response} />
        </p>
      )}
      <p className="text-sm text-muted">
        {t(`answerStands.${standing}`, { tries: attempts.length })}
        {work.held !== true && ` · ${t('answerScore', { score: formatScore(score, points) })}`}
      </p>
      {typed.map(({ id, byName, response: given }) => (
        <p key={id} className="pt-1">
          <span className="text-sm text-muted">{t('typedBy', { name: byName })}</span>{' '}
          <GivenAnswer options={field.options} response={given} />
        </p>
      ))}
    </div>
  );
}
