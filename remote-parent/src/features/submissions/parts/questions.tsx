import type { CallOutput } from '@lemma/school/calls';
import {
  AnswerInput,
  GivenAnswer,
  InEnglish,
  QueryView,
  ReadQuestion,
  useMathWords,
  WrittenView,
} from '@lemma/screens';
import { Figure, Formula, formatDateTime, Notice, Prose, Section, useLocale } from '@lemma/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useText } from '#shared/text/texts.ts';

type Question = CallOutput<'childWork'>['questions'][number];
type QuestionsProps = {
  readonly query: UseQueryResult<CallOutput<'childWork'>>;
  readonly name: string;
  readonly typed: Readonly<Record<string, string>>;
  readonly onTyped: (typed: Readonly<Record<string, string>>) => void;
  /** Called when a question was read aloud. */
  readonly onRead: () => void;
  /** Called on Enter in the last answer. */
  readonly onLast: () => void;
};

/** Each question with the child's own answer beside the field for a typed one. */
export function Questions({ query, name, typed, onTyped, onRead, onLast }: QuestionsProps) {
  const t = useText('submissions');
  const page = useLocale();
  // The index of the question that Enter in the one before opens.
  const [wanted, setWanted] = useState<number | undefined>();
  return (
    <Section ruled title={t('questions')} lead={query.data?.refused ? undefined : t('questionsLead')}>
      <QueryView query={query}>
        {({ questions, refused, handedInAt }) => (
          <>
            {handedInAt !== undefined && (
              <Notice tone="warm">{t('childHandedIn', { name, when: formatDateTime(handedInAt) })}</Notice>
            )}
            {refused === 'over' && <p className="measure">{t('refused.over', { name })}</p>}
            {page !== 'en' && questions.length > 0 && (
              <p className="measure pb-3 text-muted">{t('questionsEnglish')}</p>
            )}
            <ol>
              {questions.map((question, index) => (
                <QuestionLine
                  key={question.itemId}
                  question={question}
                  number={index + 1}
                  value={typed[question.itemId] ?? ''}
                  onChange={(value) => onTyped({ ...typed, [question.itemId]: value })}
                  onRead={onRead}
                  isWanted={wanted === index}
                  onEntered={() => setWanted(undefined)}
                  onEnter={() => (index + 1 < questions.length ? setWanted(index + 1) : onLast())}
                />
              ))}
            </ol>
          </>
        )}
      </QueryView>
    </Section>
  );
}

type QuestionLineProps = {
  readonly question: Question;
  readonly number: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onRead: () => void;
  /** True: open it and put the cursor into its answer. */
  readonly isWanted: boolean;
  readonly onEntered: () => void;
  readonly onEnter: () => void;
};

/** Whether Enter was pressed in an answer, not on a button beside it. */
const isEnter = ({ key, target, nativeEvent }: KeyboardEvent<HTMLElement>): boolean =>
  key === 'Enter' &&
  !nativeEvent.isComposing &&
  target instanceof HTMLElement &&
  target.closest('button:not([role=radio]), summary') === null;

function QuestionLine({ question, number, value, onChange, onRead, isWanted, onEntered, onEnter }: QuestionLineProps) {
  const t = useText('submissions');
  // The math keys are loaded only for questions that are opened.
  const [open, setOpen] = useState(value !== '');
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    if (!open) return setOpen(true);
    answer.current?.querySelector<HTMLElement>('input, math-field, [role=radio]')?.focus();
    onEntered();
  }, [isWanted, open, onEntered]);
  return (
    <li className="border-b border-line">
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="flex min-h-11 cursor-pointer items-center gap-x-4 py-2">
          <span className="shrink-0 font-semibold">{t('question', { number })}</span>
          {/* Closed, a line shows what it asks, so that nobody takes it for an empty row. */}
          {!open && (
            <span className="min-w-0 flex-1 truncate text-muted">
              <InEnglish>
                <Prose text={question.prompt} /> {question.math !== undefined && <Formula text={question.math} />}
              </InEnglish>
            </span>
          )}
          {value.trim() !== '' && <span className="ms-auto shrink-0 text-sm text-muted">{t('typed')}</span>}
        </summary>
        {open && (
          <div className="flex flex-col gap-4 pb-5">
            <div className="measure">
              <InEnglish>
                <Prose text={question.prompt} />
              </InEnglish>
              <InOwnWords question={question} />
              {question.math !== undefined && (
                <p className="text-lg">
                  <Formula text={question.math} display />
                </p>
              )}
              {question.picture && <Figure picture={question.picture} />}
            </div>
            <ReadQuestion question={question} label={t('readAloud')} onRead={onRead} />
            <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
              <Own question={question} />
              {/* Enter would otherwise turn in the whole form. */}
              <div
                ref={answer}
                role="presentation"
                onKeyDownCapture={(event) => {
                  if (!isEnter(event)) return;
                  event.preventDefault();
                  event.stopPropagation();
                  onEnter();
                }}
              >
                <AnswerInput item={question} value={value} onChange={onChange} />
              </div>
            </div>
          </div>
        )}
      </details>
    </li>
  );
}

/** The task in the language of the page, where it is translated. */
function InOwnWords({ question: { prompt } }: { readonly question: Question }) {
  const page = useLocale();
  const { task } = useMathWords();
  const words = task(prompt);
  return page === 'en' || words.lang !== page ? null : (
    <p className="text-muted">
      <Prose text={words.text} />
    </p>
  );
}

function Own({ question: { own, solved, field } }: { readonly question: Question }) {
  const t = useText('submissions');
  if (own === undefined) return <p className="text-muted">{t('ownNone')}</p>;
  return (
    <div>
      <p className="text-sm text-muted">{own.draft ? t('ownDraft') : t('own')}</p>
      <p className="text-lg">
        <InEnglish>
          <GivenAnswer options={field.options} response={own.response} />
        </InEnglish>
      </p>
      {own.written && own.written.lines.length > 0 && <WrittenView written={own.written} />}
      {solved && <p className="text-sm">{t('ownSolved')}</p>}
    </div>
  );
}
