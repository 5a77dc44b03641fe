import { isGround, placedPrompt } from '@lemma/math/touch';
import { type AccessProfile, usualAccess } from '@lemma/school/people';
import { countedAttempts, triesSpent, type WorkItem } from '@lemma/school/work';
import { Figure, Formula } from '@lemma/ui';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { CalculatorButton, hasCalculator, OpenCalculator } from './calculator/calculator-button.tsx';
import { EngineText } from './engine-text.tsx';
import { bringInSight } from './in-sight.ts';
import { ItemAnswer } from './item-answer.tsx';
import type { Written } from './lines/written.ts';
import { ReadQuestion } from './read-aloud.tsx';
import { useText } from './text/texts.ts';
import { type AnswerWay, useAnswerWay } from './use-answer-way.ts';
import { useMathWords } from './use-math-words.ts';

/** What is told about a response that could not be read: positions in the response, and a sentence. It cost no try. */
export type Unreadable = { readonly at: number; readonly length: number; readonly message: string };

/** Words of a question that is part of a conversation: no points, no tries, and one may say that one does not know. */
export type Talk = { readonly answer: string; readonly skip: string; readonly onSkip: () => void };

/** The button that leads on from a question which takes no more answers. */
export type Onward = { readonly label: string; readonly onGo: () => void; readonly pending?: boolean };

export type ItemViewProps = {
  readonly item: WorkItem;
  readonly number: number;
  readonly total: number;
  readonly response: string;
  readonly onResponse: (response: string) => void;
  readonly onCheck: () => void;
  readonly checking: boolean;
  /** No answer is taken for now; the one that was given or typed stands in place of the field. */
  readonly paused?: boolean;
  readonly invalid?: Unreadable | undefined;
  /** Left out where hints are off. */
  readonly onHint?: (() => void) | undefined;
  readonly hinting?: boolean;
  /** The answer's field, or the button that leads on, takes the focus when the question appears. */
  readonly focused?: boolean;
  /** Given where the question is part of a conversation. It takes the place of hints. */
  readonly talk?: Talk | undefined;
  /** Given where nobody grades: neither points nor tries are told. */
  readonly alone?: boolean;
  /** The button that replaces "Check". Left out: no button. */
  readonly onward?: Onward | undefined;
  /** The working in lines, where the question offers it. Left out: it is not offered here, or not read from the device yet. */
  readonly written?: Written | undefined;
  /** What the student's teachers set for them. Left out: the usual. */
  readonly access?: AccessProfile;
  /** A short note beside the tries, such as that a draft is saved. */
  readonly note?: string | undefined;
  /** Shown above the question; it scrolls with the question. */
  readonly before?: ReactNode;
  /** Messages above the field that are also read out, such as that the connection is lost. */
  readonly notices?: ReactNode;
  /** How the question is done, shown under it once it takes no more answers. */
  readonly worked?: ReactNode;
  /** Shown below the answer. */
  readonly after?: ReactNode;
};

/**
 * One question as a student works on it; the teacher's preview shows the same. On a small upright screen, the answer
 * and its keys stay at the bottom and the question scrolls above them; `after` follows below.
 */
export function ItemView({
  before,
  after,
  worked,
  notices,
  note,
  focused = false,
  access = usualAccess,
  ...props
}: ItemViewProps) {
  const { number, total } = props;
  const graded = !props.talk && props.alone !== true;
  const t = useText('item');
  const id = useId();
  const question = useRef<HTMLDivElement>(null);
  const way = useAnswerWay(props.item);
  const words = useMathWords();
  const [reckons, setReckons] = useState(false);
  const mayReckon = !props.item.closed && hasCalculator(access.calculator, props.item);
  const item = asPlaced(props.item, way);
  // A picture on which the answer is placed is shown in the answer, and not a second time.
  const onPicture = way.placing && !item.closed && item.touch !== undefined && isGround(item.touch, item.picture);
  const drawing = item.picture && !onPicture && (
    <div className="docked:drawing-in-room">
      <Figure picture={words.picture(item.picture)} />
    </div>
  );
  return (
    <div
      className="docked:min-h-0 docked:flex-1 docked:overflow-y-auto docked:scroll-pb-72 docked:has-[[data-answer]_:focus]:scroll-pb-0"
      data-question-scroll=""
    >
      <article
        aria-label={t('question', { number, total })}
        className="flex flex-col gap-5 docked:min-h-full docked:gap-0"
      >
        <div className="flex flex-col gap-5 docked:@container docked:flex-1 docked:gap-2 docked:px-4 docked:py-2">
          {before}
          <div className="flex items-start justify-between gap-2">
            <div id={id} className="flex min-w-0 flex-col gap-2 docked:gap-1">
              <p className="text-sm text-muted">
                <span className="docked:sr-only">
                  {t('question', { number, total })}
                  {graded && ` · ${t('points', { points: item.points })} · `}
                </span>
                {graded && <Tries item={item} />}
                <span role="status">{note !== undefined && ` · ${note}`}</span>
              </p>
              <div ref={question} data-question="" className="flex flex-col gap-3 docked:gap-1">
                <div className="measure whitespace-pre-line text-lg docked:text-base docked:leading-snug">
                  <EngineText text={item.prompt} block />
                </div>
                {item.math !== undefined && (
                  <p className="text-xl docked:text-lg @max-md:text-lg">
                    <Formula text={item.math} display />
                  </p>
                )}
              </div>
            </div>
            <div className="flex shrink-0 flex-col items-end gap-1">
              <ReadQuestion
                // Another question is read anew, and the next problem of the same one.
                key={`${item.id} ${item.prompt} ${item.math}`}
                question={item}
                place={question}
                short
                atOnce={access.readAloud && !item.closed}
              />
              {mayReckon && <CalculatorButton open={reckons} onOpen={setReckons} />}
            </div>
          </div>
          {mayReckon && reckons ? (
            // The drawing stays in sight of whoever reckons with its numbers.
            <div className="flex flex-wrap items-start gap-6 docked:gap-2">
              {drawing}
              <OpenCalculator />
            </div>
          ) : (
            drawing
          )}
          <div aria-live="polite">
            <Hints hints={item.hints} count={item.hintCount} />
          </div>
          {worked}
        </div>
        <ItemAnswer {...props} way={way} describedBy={id} focused={focused} notices={notices} />
      </article>
      {after !== undefined && <div className="docked:px-4 docked:pb-6">{after}</div>}
    </div>
  );
}

/** The question in words that fit the way it is answered: cards are put in order, not written with commas. */
function asPlaced(item: WorkItem, { placing }: AnswerWay): WorkItem {
  const { touch, closed, prompt } = item;
  return placing && !closed && touch ? { ...item, prompt: placedPrompt(touch, prompt) } : item;
}

function Tries({ item }: { readonly item: WorkItem }) {
  const t = useText('item');
  if (item.closed) return t(item.solved ? 'stateRight' : 'stateOver');
  const left = Math.max(0, item.tries - triesSpent(countedAttempts(item)));
  const tries = item.tries === 0 ? t('untilRight') : t('triesLeft', { count: left });
  const { tryCost = 0 } = item;
  return tryCost > 0 ? `${tries} · ${t('tryCosts', { share: tryCost })}` : tries;
}

function Hints({ hints, count }: { readonly hints: readonly string[]; readonly count: number }) {
  const t = useText('item');
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef(hints.length);
  useEffect(() => {
    // A new hint may appear outside the visible part of the page.
    const newest = hints.length > shown.current ? list.current?.lastElementChild : undefined;
    if (newest) bringInSight(newest);
    shown.current = hints.length;
  }, [hints.length]);
  if (hints.length === 0) return null;
  return (
    <ol ref={list} aria-label={t('hints')} className="flex flex-col gap-3">
      {hints.map((hint, index) => (
        <li key={hint} className="measure border-s-4 border-accent bg-accent-wash px-4 py-3 docked:py-2">
          <p className="text-sm text-muted">{t('hintNumber', { number: index + 1, count })}</p>
          <EngineText text={hint} block />
        </li>
      ))}
    </ol>
  );
}
