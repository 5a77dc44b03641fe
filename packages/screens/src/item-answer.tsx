import { type Attempt, countedAttempts, isItemClosed, triesSpent, type WorkItem } from '@lemma/school/work';
import { Button, TouchAnswer, useRestoredFocus } from '@lemma/ui';
import { Lightbulb } from 'lucide-react';
import { type ComponentProps, type ReactNode, type SubmitEvent, useState } from 'react';
import { AnswerInput } from './answer-input.tsx';
import { EngineText } from './engine-text.tsx';
import { GivenAnswer } from './given-answer.tsx';
import type { ItemViewProps } from './item-view.tsx';
import { useWorking } from './lines/use-working.ts';
import { AskedFor, OpenWorking, WorkingEditor } from './lines/working-entry.tsx';
import { WrittenView } from './lines/written-view.tsx';
import { raisedUnit } from './raised-unit.ts';
import { useText } from './text/texts.ts';
import type { AnswerWay } from './use-answer-way.ts';
import { useMathWords } from './use-math-words.ts';

type ItemAnswerProps = Omit<ItemViewProps, 'before' | 'after' | 'worked' | 'note' | 'access' | 'number' | 'total'> & {
  /** The id of the question. */
  readonly describedBy: string;
  /** Whether the answer is placed or typed. */
  readonly way: AnswerWay;
};

/** Matches the element that takes the answer; the first match gets the focus. */
const FIELD = '[data-touch], input, math-field, [role=radio][tabindex="0"], [role=radio], [data-onward]';

/** The answer with its one button, which checks and, once no more answers are taken, goes to the next question. */
export function ItemAnswer(props: ItemAnswerProps) {
  const {
    item,
    response,
    onResponse,
    onCheck,
    checking,
    invalid,
    onward,
    notices,
    focused = false,
    way,
    talk,
    paused = false,
  } = props;
  const t = useText('item');
  const [reminded, setReminded] = useState(false);
  const form = useRestoredFocus<HTMLFormElement>(FIELD);
  const isChoice = item.field.kind === 'choice';
  const empty = response.trim() === '';
  const last = item.attempts.at(-1);
  const working = useWorking(props);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (paused) return;
    if (item.closed) {
      if (onward?.pending !== true) onward?.onGo();
      return;
    }
    setReminded(empty);
    if (!empty && working.remind()) return;
    if (empty) event.currentTarget.querySelector<HTMLElement>(FIELD)?.focus({ preventScroll: true });
    else if (!checking) onCheck();
  };
  const check = (
    <Button type="submit" kind="primary" pending={checking} className="shrink-0">
      {talk ? talk.answer : t('check')}
    </Button>
  );
  const hint = (
    <div className="flex shrink-0 flex-wrap justify-end empty:hidden">
      {working.offered && <OpenWorking onOpen={working.open} docked />}
      <HintButton {...props} />
    </div>
  );
  const answer = {
    value: response,
    onChange: onResponse,
    focused: focused || working.left,
    describedBy: props.describedBy,
    beside: check,
  };
  return (
    <form
      ref={form}
      onSubmit={handleSubmit}
      data-answer=""
      className="flex flex-col gap-4 docked:sticky docked:bottom-0 docked:gap-1 docked:border-t docked:border-line docked:bg-paper docked:px-2 docked:pt-2 docked:pb-[max(0.5rem,env(safe-area-inset-bottom))]"
    >
      <div role="status" className="flex flex-col gap-2 docked:max-h-44 docked:overflow-y-auto">
        {notices}
        {last && !invalid && <Reply attempt={last} item={item} told={toldOf(props)} />}
        {reminded && empty && !item.closed && (
          <p className="font-semibold">{t(isChoice ? 'emptyChoice' : way.placing ? 'emptyPlace' : 'emptyAnswer')}</p>
        )}
        {/* Next to a field, the line with the formula that was read shows this message. */}
        {invalid && isChoice && <p className="text-sm text-muted">{t('invalid')}</p>}
      </div>
      {working.offered && !paused && (
        <AskedFor writing={item.writing} lines={working.lines} reminded={working.reminded} onOpen={working.open} />
      )}
      {working.editing && (
        <WorkingEditor item={item} written={working.editing} describedBy={props.describedBy} onDone={working.close} />
      )}
      {paused && !item.closed && !empty && (
        <p className="font-semibold">
          {t('answer')}: <GivenAnswer options={item.field.options} response={response} />
        </p>
      )}
      {!item.closed && !paused && !working.editing && <Entry key={item.id} {...props} answer={answer} hint={hint} />}
      {!item.closed && !paused && isChoice && (
        <div className="flex flex-wrap gap-3">
          {check}
          {hint}
        </div>
      )}
      {item.closed && <Lines item={item} />}
      {item.closed && <Closed {...props} focused={focused} />}
    </form>
  );
}

type EntryProps = ItemAnswerProps & {
  readonly answer: Omit<ComponentProps<typeof AnswerInput>, 'item' | 'under' | 'invalid'>;
  readonly hint: ReactNode;
};

/** The input in which the answer is placed, typed or chosen. */
function Entry({ item, invalid, way, answer, hint }: EntryProps) {
  const t = useText('item');
  const { task, picture } = useMathWords();
  const focused = answer.focused === true || way.chosen;
  const { field, touch } = item;
  if (touch !== undefined && way.placing) {
    return (
      <TouchAnswer
        {...answer}
        touch={touch}
        ground={item.picture && picture(item.picture)}
        focused={focused}
        under={hint}
        before={field.variable === undefined || field.kind === 'inequality' ? undefined : `${field.variable} =`}
        after={field.unit === undefined ? undefined : raisedUnit(field.unit)}
        say={(text) => task(text).text}
        onType={() => way.onChoose(false)}
      />
    );
  }
  const under = way.offered ? (
    <div className="flex shrink-0 flex-wrap justify-end">
      <Button kind="quiet" size="small" onClick={() => way.onChoose(true)}>
        {t('placeIt')}
      </Button>
      {hint}
    </div>
  ) : (
    hint
  );
  return <AnswerInput {...answer} item={item} invalid={invalid} focused={focused} under={under} />;
}

function HintButton({ item, onHint, hinting = false, talk, checking }: ItemAnswerProps): ReactNode {
  const t = useText('item');
  if (talk)
    return (
      <Button kind="quiet" size="small" onClick={talk.onSkip} disabled={checking}>
        {talk.skip}
      </Button>
    );
  if (!onHint || item.hints.length >= item.hintCount) return null;
  const cost = item.hintCost ?? 0;
  return (
    <div className="flex shrink-0 flex-col items-end">
      <Button
        kind="quiet"
        size="small"
        icon={<Lightbulb aria-hidden="true" className="size-5" />}
        onClick={onHint}
        pending={hinting}
      >
        {item.hints.length === 0 ? t('hint') : t('nextHint')}
      </Button>
      {cost > 0 && <p className="px-3 text-sm text-muted">{t('hintCosts', { share: cost })}</p>}
    </div>
  );
}

/** What is said after an answer of how it counts, where tries are counted. */
type Told = 'free' | 'spent' | 'over' | undefined;

/**
 * A slip is free the first time that it is told, which nobody would know; without tries left, a question about the answer
 * would ask for another one.
 */
function toldOf({ item, talk, alone = false }: Pick<ItemAnswerProps, 'item' | 'talk' | 'alone'>): Told {
  const counted = countedAttempts(item);
  const last = counted.at(-1);
  if (talk || alone || last?.verdict !== 'wrong') return undefined;
  if (item.closed) return last.sameValue || item.solved ? undefined : 'over';
  if (item.tries === 0) return undefined;
  if (triesSpent(counted) === triesSpent(counted.slice(0, -1))) return 'free';
  return last.sameValue ? 'spent' : undefined;
}

type ReplyProps = Pick<ItemAnswerProps, 'item'> & { readonly attempt: Attempt; readonly told: Told };

function Reply({ attempt, item: { field }, told }: ReplyProps) {
  const t = useText('item');
  const good = attempt.verdict === 'right';
  return (
    <div
      className={`measure border-s-4 px-4 py-3 docked:px-3 docked:py-1.5 ${good ? 'border-accent bg-accent-wash' : 'border-warm bg-warm-wash'}`}
    >
      <p className="text-sm text-muted">
        {t('yourAnswerWas')} <GivenAnswer options={field.options} response={attempt.response} />
      </p>
      <div className="mt-1 docked:mt-0 docked:leading-snug">
        {good && <strong className="font-semibold">{t('right')}</strong>}
        {!good && told !== 'over' && <EngineText text={attempt.message} block />}
        {told && <p className={told === 'over' ? '' : 'text-sm text-muted'}>{t(`told.${told}`)}</p>}
      </div>
    </div>
  );
}

/**
 * Why no more answers are taken: the answer is correct, all tries are used, or the work was turned in with tries left.
 */
function closedBy(item: WorkItem, alone: boolean): 'closedSolved' | 'closedAlone' | 'closedTries' | 'closedOver' {
  if (item.solved) return 'closedSolved';
  if (alone) return 'closedAlone';
  return isItemClosed(item) ? 'closedTries' : 'closedOver';
}

/** The lines of the last answer that came with some. */
function Lines({ item }: Pick<ItemAnswerProps, 'item'>) {
  const written = item.attempts.findLast((attempt) => (attempt.written?.lines.length ?? 0) > 0)?.written;
  if (written === undefined) return null;
  return (
    <div className="docked:max-h-28 docked:overflow-y-auto">
      <WrittenView written={written} />
    </div>
  );
}

type ClosedProps = Pick<ItemAnswerProps, 'item' | 'onward' | 'focused' | 'alone'>;

function Closed({ item, onward, focused = false, alone = false }: ClosedProps) {
  const t = useText('item');
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 docked:min-h-12 docked:justify-between">
      <p className="font-semibold">{t(closedBy(item, alone))}</p>
      {onward && (
        <Button type="submit" kind="primary" data-onward="" pending={onward.pending ?? false} autoFocus={focused}>
          {onward.label}
        </Button>
      )}
    </div>
  );
}
