import { type Interview, LONGEST_SAID } from '@lemma/school/interview';
import { EngineText } from '@lemma/screens';
import { AnswerField, Button, Figure, TextArea } from '@lemma/ui';
import { type KeyboardEvent, useState } from 'react';
import { useTrainingText } from '#shared/text/use-training-text.ts';
import { useDraft } from './use-draft.ts';
import { Whiteboard } from './whiteboard.tsx';

/** What is sent to the student: words, a formula, a drawing, or a problem from the list. */
export type Sending = {
  readonly text: string;
  readonly formula?: string;
  readonly suggestion?: number;
  readonly strokes?: string[];
};

type ComposerProps = {
  readonly interviewId: string;
  readonly suggestions: Interview['suggestions'];
  readonly pending: boolean;
  readonly onSend: (sending: Sending, done: () => void) => void;
};

export function Composer({ interviewId, suggestions, pending, onSend }: ComposerProps) {
  const t = useTrainingText('interview');
  const [text, setText] = useDraft(`interview-${interviewId}`);
  const [formula, setFormula] = useState<string | undefined>();
  const [strokes, setStrokes] = useState<readonly string[] | undefined>();
  const nothing = text.trim() === '' && (formula ?? '').trim() === '';
  const clear = () => {
    setText('');
    setFormula(undefined);
    setStrokes(undefined);
  };
  const send = () => {
    if (nothing || pending) return;
    onSend(
      {
        text: text.trim(),
        ...(formula?.trim() && { formula: formula.trim() }),
        ...(strokes && strokes.length > 0 && { strokes: [...strokes] }),
      },
      clear,
    );
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4" data-print="hide">
      <TextArea
        label={t('say')}
        hint={t('sayHint')}
        rows={2}
        maxLength={LONGEST_SAID}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {formula !== undefined && (
        <AnswerField kind="expression" label={t('formula')} value={formula} onChange={setFormula} />
      )}
      {strokes !== undefined && <Whiteboard strokes={strokes} onChange={setStrokes} />}
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" pending={pending} disabled={nothing} onClick={send}>
          {t('send')}
        </Button>
        <Button aria-pressed={formula !== undefined} onClick={() => setFormula(formula === undefined ? '' : undefined)}>
          {t('addFormula')}
        </Button>
        <Button aria-pressed={strokes !== undefined} onClick={() => setStrokes(strokes === undefined ? [] : undefined)}>
          {t('addBoard')}
        </Button>
      </div>
      <details>
        <summary className="target flex cursor-pointer items-center font-semibold text-accent">
          {t('suggestions')}
        </summary>
        <ul className="flex flex-col">
          {suggestions.map(({ asked, picture }, at) => (
            <li
              key={asked + String(at)}
              className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-2"
            >
              <div className="min-w-0">
                <EngineText text={asked} />
                {picture && <Figure picture={picture} />}
              </div>
              <Button
                size="small"
                pending={pending}
                aria-label={`${t('suggest')}: ${asked.replaceAll('`', '')}`}
                onClick={() => onSend({ text: text.trim(), suggestion: at }, clear)}
              >
                {t('suggest')}
              </Button>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
