import { itemsToGrade, misconceptionTold, type Submission, type WorkItem } from '@lemma/school/work';
import { EngineText, GivenAnswer, PlacedDrawing, WrittenView } from '@lemma/screens';
import { HandedInPages } from '@lemma/screens/handed-in';
import { Figure, Formula, formatDateTime, Status } from '@lemma/ui';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';
import { PointsByHand } from './points-by-hand.tsx';

type WorkedItemProps = {
  readonly work: Submission;
  readonly item: WorkItem;
  readonly number: number;
  readonly answerKey: string | undefined;
  readonly ideaOf: (misconception: string | undefined) => string | undefined;
};

/** One question with everything that a student did on it, for the teacher, and its points. */
export function WorkedItem({ work, item, number, answerKey, ideaOf }: WorkedItemProps) {
  const t = useFeedbackText('work');
  const waits = itemsToGrade(work).some(({ id }) => id === item.id);
  const aside = work.setAside?.filter(({ itemId }) => itemId === item.id) ?? [];
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <div className="measure">
          <span className="figures-tabular text-muted">{number}.</span> <EngineText text={item.prompt} />{' '}
          {item.math !== undefined && <Formula text={item.math} />}
          {item.picture && (
            <div className="max-w-72 py-2">
              <Figure picture={item.picture} />
            </div>
          )}
        </div>
        <PointsByHand key={item.grade?.at} {...{ work, item, number, waits }} />
      </div>
      {answerKey !== undefined && (
        <p className="mt-1 text-sm text-muted">
          {t('key')} <GivenAnswer options={item.field.options} response={answerKey} />
        </p>
      )}
      {item.mastery && (
        <p className="mt-1 text-sm text-muted">
          {t(`mastery.${item.mastery.state}`, {
            problems: item.mastery.rounds.length + 1,
            right: item.mastery.rounds.filter(({ right }) => right).length,
            row: item.mastery.inRow,
          })}
        </p>
      )}
      {item.attempts.length === 0 && (
        <p className="mt-2 text-muted">{t(waits || item.grade !== undefined ? 'onPaper' : 'noTry')}</p>
      )}
      <ol className="mt-2 flex flex-col gap-1">
        {item.attempts.map((attempt, index) => (
          <li key={attempt.id} className="flex flex-wrap items-baseline gap-x-4">
            <span className="text-sm text-muted">{t('try', { number: index + 1 })}</span>
            <GivenAnswer options={item.field.options} response={attempt.response} />
            <Status tone={attempt.verdict === 'right' ? 'done' : attempt.verdict === 'wrong' ? 'attention' : 'waiting'}>
              {attempt.sameValue && attempt.verdict === 'wrong' ? t('form') : t(`verdicts.${attempt.verdict}`)}
            </Status>
            <span className="font-semibold empty:hidden">{ideaOf(misconceptionTold(item, attempt))}</span>
            {attempt.hintsShown > 0 && (
              <span className="text-sm text-muted">{t('withHints', { count: attempt.hintsShown })}</span>
            )}
            <PlacedDrawing touch={item.touch} response={attempt.response} picture={item.picture} />
            {attempt.written && <WrittenView written={attempt.written} ideaOf={ideaOf} />}
          </li>
        ))}
        {item.credit && (
          <li className="flex flex-wrap items-baseline gap-x-4">
            <span className="text-sm text-muted">{t('typedFor')}</span>
            <GivenAnswer options={item.field.options} response={item.credit.response} />
            {item.credit.score !== undefined && (
              <Status tone={item.credit.score > 0 ? 'done' : 'attention'}>
                {t('credited', { score: item.credit.score })}
              </Status>
            )}
          </li>
        )}
        {aside.map(({ id, response, at, reason }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-4">
            <span className="text-sm text-muted">{t('cameLater', { when: formatDateTime(at) })}</span>
            <GivenAnswer options={item.field.options} response={response} />
            <Status tone="waiting">{t(reason === 'work/no-tries-left' ? 'asideTries' : 'asideClosed')}</Status>
          </li>
        ))}
      </ol>
      {item.working && (
        <div className="mt-2">
          <p className="text-sm text-muted">{t('working')}</p>
          <HandedInPages pages={item.working} />
        </div>
      )}
    </li>
  );
}
