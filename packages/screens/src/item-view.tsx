import { type Attempt, countedAttempts, triesSpent, type WorkItem } from '@lemma/school';
import { Button, Figure, Formula, Prose, useReadAloud } from '@lemma/ui';
import type { RefObject, SubmitEvent } from 'react';
import { AnswerInput } from './answer-input.tsx';
import { GivenAnswer } from './given-answer.tsx';
import { ReadQuestion } from './read-aloud.tsx';
import { useText } from './text/texts.ts';
import { useKeptFocus } from './use-kept-focus.ts';

/** What a response that could not be read gets back: places in the response, and a sentence. It cost no try. */
export type Unreadable = { readonly at: number; readonly length: number; readonly message: string };

export type ItemViewProps = {
  readonly item: WorkItem;
  readonly number: number;
  readonly total: number;
  readonly response: string;
  readonly onResponse: (response: string) => void;
  readonly onCheck: () => void;
  readonly checking: boolean;
  readonly invalid?: Unreadable | undefined;
  /** Left out where hints are off. */
  readonly onHint?: (() => void) | undefined;
  readonly hinting?: boolean;
};

/** One question as a student works on it; the teacher's preview shows the same. */
export function ItemView({
  item,
  number,
  total,
  response,
  onResponse,
  onCheck,
  checking,
  invalid,
  onHint,
  hinting = false,
}: ItemViewProps) {
  const t = useText('item');
  const last = item.attempts.at(-1);
  const aloud = useReadAloud();
  const closedPlace = useKeptFocus<HTMLParagraphElement>(item.closed, item.id);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (response.trim() !== '' && !checking) onCheck();
  };
  return (
    <article aria-label={t('question', { number, total })} className="flex flex-col gap-5">
      <p className="text-sm text-muted">
        {t('question', { number, total })} · {t('points', { points: item.points })} · <Tries item={item} />
      </p>
      <div className="measure whitespace-pre-line text-lg">
        <Prose text={item.prompt} />
      </div>
      {aloud && <ReadQuestion question={item} />}
      {item.math !== undefined && (
        <p className="text-xl">
          <Formula text={item.math} display />
        </p>
      )}
      {item.picture && <Figure picture={item.picture} />}
      <div aria-live="polite">
        <Hints hints={item.hints} count={item.hintCount} />
      </div>
      {item.closed ? (
        <Closed item={item} place={closedPlace} />
      ) : (
        <form onSubmit={handleSubmit} className="flex flex-col gap-4">
          <AnswerInput field={item.field} value={response} onChange={onResponse} invalid={invalid} />
          {invalid && <p className="text-sm text-muted">{t('invalid')}</p>}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" kind="primary" pending={checking} aria-disabled={response.trim() === ''}>
              {t('check')}
            </Button>
            {onHint && item.hints.length < item.hintCount && (
              <Button onClick={onHint} pending={hinting}>
                {item.hints.length === 0 ? t('hint') : t('nextHint')}
              </Button>
            )}
          </div>
          {onHint && item.hintCost !== undefined && item.hintCost > 0 && item.hints.length < item.hintCount && (
            <p className="text-sm text-muted">{t('hintCosts', { share: item.hintCost })}</p>
          )}
        </form>
      )}
      <div role="status">{last && !invalid && <Reply attempt={last} options={item.field.options} />}</div>
    </article>
  );
}

function Tries({ item }: { readonly item: WorkItem }) {
  const t = useText('item');
  if (item.tries === 0) return t('untilRight');
  return t('triesLeft', {
    count: Math.max(0, item.tries - triesSpent(countedAttempts(item))),
  });
}

function Hints({ hints, count }: { readonly hints: readonly string[]; readonly count: number }) {
  const t = useText('item');
  if (hints.length === 0) return null;
  return (
    <ol aria-label={t('hints')} className="flex flex-col gap-3">
      {hints.map((hint, index) => (
        <li key={hint} className="measure border-l-4 border-accent bg-accent-wash px-4 py-3">
          <p className="text-sm text-muted">{t('hintNumber', { number: index + 1, count })}</p>
          <Prose text={hint} />
        </li>
      ))}
    </ol>
  );
}

function Reply({ attempt, options }: { readonly attempt: Attempt } & Pick<WorkItem['field'], 'options'>) {
  const t = useText('item');
  const good = attempt.verdict === 'right';
  return (
    <div
      className={`measure border-l-4 px-4 py-3 ${good ? 'border-accent bg-accent-wash' : 'border-warm bg-warm-wash'}`}
    >
      <p className="text-sm text-muted">
        {t('yourAnswerWas')} <GivenAnswer options={options} response={attempt.response} />
      </p>
      <div className="mt-1">
        {good ? <strong className="font-semibold">{t('right')}</strong> : <Prose text={attempt.message} />}
      </div>
    </div>
  );
}

type ClosedProps = { readonly item: WorkItem; readonly place: RefObject<HTMLParagraphElement | null> };

function Closed({ item, place }: ClosedProps) {
  const t = useText('item');
  return (
    <p ref={place} tabIndex={-1} className="font-semibold">
      {item.solved ? t('closedSolved') : t('closedTries')}
    </p>
  );
}
