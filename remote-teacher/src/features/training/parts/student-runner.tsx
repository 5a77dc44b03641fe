import { codeOf } from '@lemma/contract';
import { LONGEST_REMARK } from '@lemma/school/base';
import { type Interview, LONGEST_SAID, STUDENT_QUESTIONS, type Strategy, strategies } from '@lemma/school/interview';
import { LONGEST_RESPONSE } from '@lemma/school/question';
import { EngineText } from '@lemma/screens';
import {
  Button,
  Checkbox,
  errorSentence,
  Figure,
  formatSaved,
  Notice,
  Progress,
  Prose,
  Section,
  TextArea,
  TextField,
} from '@lemma/ui';
import { useState } from 'react';
import { useTrainingText } from '#shared/text/use-training-text.ts';
import { useTrainingCall } from '../commands.ts';
import { useMindNames } from './mind-names.ts';
import { useDraft } from './use-draft.ts';

/** An interview with a student of the teacher's own class: the plan, the answers, the checklist, notes. */
export function StudentRunner({ interview }: { readonly interview: Interview }) {
  const t = useTrainingText('pupil');
  const { id, turns } = interview;
  const [notes, setNotes] = useDraft(`notes-${id}`);
  const finish = useTrainingCall('finishInterview');
  const undo = useTrainingCall('undoTurn');
  const back = useTrainingText('interview');
  const last = turns.at(-1);
  return (
    <>
      <Progress
        label={t('progress', { done: turns.length, most: STUDENT_QUESTIONS.most })}
        value={turns.length}
        max={STUDENT_QUESTIONS.most}
      />
      {turns.length < STUDENT_QUESTIONS.most && <Ask key={turns.length} interview={interview} />}
      {turns.length > 0 && (
        <Section
          ruled
          title={t('heard')}
          lead={formatSaved(interview.updatedAt)}
          actions={
            last && (
              <Button
                size="small"
                pending={undo.isPending}
                onClick={() => undo.mutate({ interviewId: id, turnId: last.id })}
              >
                {back('undo')}
              </Button>
            )
          }
        >
          <Heard interview={interview} />
        </Section>
      )}
      <Section ruled title={t('notes')}>
        <TextArea
          label={t('notes')}
          hideLabel
          maxLength={LONGEST_REMARK}
          value={notes}
          onChange={(event) => setNotes(event.target.value)}
        />
        {turns.length < STUDENT_QUESTIONS.fewest && <p className="pt-2 text-sm text-muted">{t('few')}</p>}
        {finish.isError && <Notice tone="warm">{errorSentence(codeOf(finish.error)).body}</Notice>}
        <Button
          className="mt-4"
          disabled={turns.length === 0}
          pending={finish.isPending}
          onClick={() => finish.mutate({ interviewId: id, notes })}
        >
          {t('end')}
        </Button>
      </Section>
    </>
  );
}

function Heard({ interview: { turns, ideas } }: { readonly interview: Interview }) {
  const t = useTrainingText('pupil');
  const { nameOf } = useMindNames(ideas);
  return (
    <ol className="flex flex-col">
      {turns.map(({ id, text, asked, heard }) => (
        <li key={id} className="flex flex-wrap justify-between gap-3 border-b border-line py-2">
          <span className="min-w-0">
            <Prose text={[asked, text].filter(Boolean).join(' · ')} />
          </span>
          <span className="figures-tabular">
            {heard?.answer ? <Prose text={`\`${heard.answer}\``} /> : t('noAnswer')}
            {heard?.right !== undefined && ` · ${heard.right ? t('right') : t('notYet')}`}
            {heard?.idea !== undefined && ` · ${t('looksLike', { idea: nameOf(heard.idea) })}`}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** One question, from the plan or the teacher's own, and the student's answer. */
function Ask({ interview }: { readonly interview: Interview }) {
  const t = useTrainingText('pupil');
  const { id, turns, suggestions } = interview;
  const used = new Set(turns.map(({ asked }) => asked));
  const first = suggestions.findIndex(({ asked }) => !used.has(asked));
  const [chosen, setChosen] = useState<number | undefined>(first < 0 ? undefined : first);
  const [own, setOwn] = useState('');
  const [answer, setAnswer] = useState('');
  const [note, setNote] = useState('');
  const [seen, setSeen] = useState<readonly Strategy[]>([]);
  // The id is created before sending, so that a repeated request writes one turn.
  const [turnId] = useState(() => crypto.randomUUID());
  const hear = useTrainingCall('hear');
  const question = chosen === undefined || own !== '' ? undefined : suggestions[chosen];
  const save = () =>
    hear.mutate({
      ...{ interviewId: id, turnId, text: own, answer, note, strategies: [...seen] },
      ...(question && chosen !== undefined && { suggestion: chosen }),
    });
  return (
    <Section title={t('question', { number: turns.length + 1 })}>
      <div className="flex flex-col gap-4">
        {question && (
          <div className="text-lg">
            <EngineText text={question.asked} />
            {question.picture && <Figure picture={question.picture} />}
          </div>
        )}
        <TextField
          label={t('ownQuestion')}
          optional
          maxLength={LONGEST_SAID}
          value={own}
          onChange={(event) => setOwn(event.target.value)}
        />
        <TextField
          label={t('answer')}
          optional
          maxLength={LONGEST_RESPONSE}
          value={answer}
          autoComplete="off"
          onChange={(event) => setAnswer(event.target.value)}
        />
        <fieldset>
          <legend className="pb-1 font-semibold">{t('strategies')}</legend>
          <div className="grid sm:grid-cols-2 lg:grid-cols-3">
            {strategies.map((strategy) => (
              <Checkbox
                key={strategy}
                label={t(`strategy.${strategy}`)}
                checked={seen.includes(strategy)}
                onCheckedChange={(on) => setSeen(on ? [...seen, strategy] : seen.filter((one) => one !== strategy))}
              />
            ))}
          </div>
        </fieldset>
        <TextField
          label={t('note')}
          optional
          maxLength={LONGEST_REMARK}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {hear.isError && <Notice tone="warm">{errorSentence(codeOf(hear.error)).body}</Notice>}
        <Button
          kind="primary"
          className="self-start"
          pending={hear.isPending}
          disabled={!question && own.trim() === ''}
          onClick={save}
        >
          {t('keep')}
        </Button>
        <details>
          <summary className="target flex cursor-pointer items-center font-semibold text-accent">{t('plan')}</summary>
          <ol className="flex flex-col">
            {suggestions.map(({ asked }, at) => (
              <li
                key={asked + String(at)}
                className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-2"
              >
                <span className="min-w-0">
                  <EngineText text={asked} />
                </span>
                <Button
                  size="small"
                  disabled={used.has(asked)}
                  aria-label={`${t('use')}: ${asked.replaceAll('`', '')}`}
                  onClick={() => setChosen(at)}
                >
                  {t('use')}
                </Button>
              </li>
            ))}
          </ol>
        </details>
      </div>
    </Section>
  );
}
