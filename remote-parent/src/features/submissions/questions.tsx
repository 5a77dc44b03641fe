import type { CallOutput } from '@lemma/school';
import { AnswerInput, QueryView } from '@lemma/screens';
import { Figure, Formula, formatDateTime, Notice, Prose, Section } from '@lemma/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../text/texts.ts';

type Question = CallOutput<'childWork'>['questions'][number];
type QuestionsProps = {
  readonly query: UseQueryResult<CallOutput<'childWork'>>;
  readonly name: string;
  readonly typed: Readonly<Record<string, string>>;
  readonly onTyped: (typed: Readonly<Record<string, string>>) => void;
};

/** Each question with the child's own answer beside the field for a typed one. */
export function Questions({ query, name, typed, onTyped }: QuestionsProps) {
  const t = useText('submissions');
  return (
    <Section ruled title={t('questions')} lead={t('questionsLead')}>
      <QueryView query={query}>
        {({ questions, handedInAt }) => (
          <>
            {handedInAt !== undefined && (
              <Notice tone="warm">{t('childHandedIn', { name, when: formatDateTime(handedInAt) })}</Notice>
            )}
            <ol>
              {questions.map((question, index) => (
                <QuestionLine
                  key={question.itemId}
                  question={question}
                  number={index + 1}
                  value={typed[question.itemId] ?? ''}
                  onChange={(value) => onTyped({ ...typed, [question.itemId]: value })}
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
};

function QuestionLine({ question, number, value, onChange }: QuestionLineProps) {
  const t = useText('submissions');
  // Fields come with their keys: one that nobody opens costs nothing.
  const [open, setOpen] = useState(value !== '');
  return (
    <li className="border-b border-line">
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4 py-2">
          <span className="font-semibold">{t('question', { number })}</span>
          {value.trim() !== '' && <span className="text-sm text-muted">{t('typed')}</span>}
        </summary>
        {open && (
          <div className="flex flex-col gap-4 pb-5">
            <div className="measure">
              <Prose text={question.prompt} />
              {question.math !== undefined && (
                <p className="text-lg">
                  <Formula text={question.math} display />
                </p>
              )}
              {question.picture && <Figure picture={question.picture} />}
            </div>
            <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
              <Own question={question} />
              <AnswerInput field={question.field} value={value} onChange={onChange} />
            </div>
          </div>
        )}
      </details>
    </li>
  );
}

function Own({ question: { own, solved, field } }: { readonly question: Question }) {
  const t = useText('submissions');
  if (own === undefined) return <p className="text-muted">{t('ownNone')}</p>;
  const option = field.options?.find(({ id }) => id === own.response);
  return (
    <div>
      <p className="text-sm text-muted">{own.draft ? t('ownDraft') : t('own')}</p>
      <p className="text-lg">{option ? <Prose text={option.label} /> : <Formula text={own.response} />}</p>
      {solved && <p className="text-sm">{t('ownSolved')}</p>}
    </div>
  );
}
