import { feedbackOf } from '@lemma/math/feedback';
import { type AskedQuestion, type NextStep, nextStep, type WorkReading } from '@lemma/math/working';
import { MOST_STEPS_ASKED, type WorkItem } from '@lemma/school/work';
import { AnswerField, Button, Formula, type KeySet, useNumberStyle } from '@lemma/ui';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useState } from 'react';
import { EngineText } from '../engine-text.tsx';
import { keysForItem } from '../keys-for-item.ts';
import { useLinesText } from '../text/use-lines-text.ts';
import { LineList } from './line-list.tsx';
import { useLineEditing } from './use-line-editing.ts';
import type { Written } from './written.ts';

export type LinesEditorProps = {
  readonly item: WorkItem;
  readonly written: Written;
  /** The id of the question, which is read out with the field. */
  readonly describedBy: string;
  /** Called when the lines are done; `last` is the last one. */
  readonly onDone: (last: string | undefined) => void;
};

/** The editor of working in lines. It comes with the engine that reads them, only when a student opens it. */
export function LinesEditor({ item, written, describedBy, onDone }: LinesEditorProps) {
  const t = useLinesText('lines');
  const { prompt, math } = item;
  const question = useMemo(() => ({ prompt, math }), [prompt, math]);
  const editing = useLineEditing(question, written);
  const { at, text, settled, reading, goTo, remove, settle, isFull } = editing;
  const { lines } = written.value;
  const isSilent = item.writing?.silent === true;
  const { asked, ask } = useNextStep(question, settled, written);
  const done = () => {
    settle();
    onDone(lines.findLast((line) => line.trim() !== ''));
  };
  const next = () => {
    if (!settle()) done();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    if (event.key === 'Enter') next();
    else if (event.key === 'Backspace' && text === '' && at > 0) remove();
    else if (event.key === 'ArrowUp' && at > 0) goTo(at - 1);
    else if (event.key === 'ArrowDown' && at < lines.length) goTo(at + 1);
    else return;
    event.preventDefault();
  };
  return (
    <fieldset aria-label={t('title')} onKeyDown={handleKey} className="flex min-w-0 flex-col gap-2 docked:gap-1">
      <Settled lines={settled} marks={isSilent ? [] : reading.marks} onChange={goTo} />
      <div role="status" className="flex flex-col gap-1 empty:hidden">
        {/* One message at a time: on a phone, the question has to stay in sight. */}
        {asked ? <NextQuestion {...asked} /> : !isSilent && <Said reading={reading} count={settled.length} />}
      </div>
      {isFull && <p>{t('full')}</p>}
      {isFull ? (
        <Button onClick={done}>{t('toAnswer')}</Button>
      ) : (
        <LineField key={at} item={item} editing={editing} describedBy={describedBy} onNext={next}>
          {!isSilent && item.hintCost === undefined && (
            <Button kind="quiet" size="small" onClick={ask}>
              {t('stuck')}
            </Button>
          )}
          <Button kind="quiet" size="small" onClick={done}>
            {t('toAnswer')}
          </Button>
        </LineField>
      )}
    </fieldset>
  );
}

type Asked = { readonly step: NextStep | undefined; readonly times: number };

/** What a stuck student has asked for, as long as the lines stay the same. */
function useNextStep(question: AskedQuestion, settled: readonly string[], { value, onChange }: Written) {
  const [last, setLast] = useState<(Asked & { readonly of: string }) | undefined>();
  const of = JSON.stringify(settled);
  const asked: Asked | undefined = last?.of === of ? last : undefined;
  const ask = () => {
    onChange({ ...value, asked: Math.min(value.asked + 1, MOST_STEPS_ASKED) });
    setLast({ of, step: nextStep(settled, question), times: (asked?.times ?? 0) + 1 });
  };
  return { asked, ask };
}

type SettledProps = {
  readonly lines: readonly string[];
  readonly marks: WorkReading['marks'];
  readonly onChange: (index: number) => void;
};

/** The lines above the one that is being written; each can be changed. */
function Settled({ lines, marks, onChange }: SettledProps) {
  const t = useLinesText('lines');
  if (lines.length === 0) return null;
  return (
    <div className="docked:max-h-36 docked:overflow-y-auto">
      <LineList lines={lines} marks={marks}>
        {(line, index) => (
          <button
            type="button"
            aria-label={t('change', { number: index + 1 })}
            className="flex min-h-11 w-full items-center text-start text-lg"
            onClick={() => onChange(index)}
          >
            <Formula text={line} />
          </button>
        )}
      </LineList>
    </div>
  );
}

type LineFieldProps = Pick<LinesEditorProps, 'item' | 'describedBy'> & {
  readonly editing: ReturnType<typeof useLineEditing>;
  readonly onNext: () => void;
  /** The buttons under the field. */
  readonly children: ReactNode;
};

/** The keys for a line: letters and signs of the question, and what its way may need. */
function keysForLines({ prompt, math = '', field: { variable: _shown, ...field } }: WorkItem) {
  const { letters, more } = keysForItem({ prompt, math, field: { ...field, kind: 'expression' } });
  const powers: KeySet[] = /[\^²√]|sqrt/.test(math) ? ['powers'] : [];
  const percent: KeySet[] = /%|percent/.test(prompt + math) ? ['percent'] : [];
  return { letters, more: [...more, ...powers, ...percent] };
}

function LineField({ item, describedBy, editing: { at, text, write, remove }, onNext, children }: LineFieldProps) {
  const t = useLinesText('lines');
  const numbers = useNumberStyle();
  return (
    <AnswerField
      kind="equation"
      label={t('label', { number: at + 1 })}
      value={text}
      onChange={(next) => {
        // The key that deletes was pressed in an empty line.
        if (next === '' && text === '') {
          if (at > 0) remove();
        } else write(next);
      }}
      counts={false}
      numbers={numbers}
      keypad={keysForLines(item)}
      focused
      describedBy={describedBy}
      beside={
        <Button className="shrink-0" onClick={onNext}>
          {t('next')}
        </Button>
      }
      under={<div className="flex shrink-0 flex-wrap justify-end">{children}</div>}
    />
  );
}

/** The first line that does not follow, with the idea behind it; otherwise, for screen readers, that the last one does. */
function Said({ reading, count }: { readonly reading: WorkReading; readonly count: number }) {
  const t = useLinesText('lines');
  const { broken, marks } = reading;
  const idea = broken?.idea;
  const [told, setTold] = useState<{ readonly idea: string; readonly feedback: string | undefined } | undefined>();
  useEffect(() => {
    if (idea === undefined) return;
    let here = true;
    void feedbackOf(idea).then((feedback) => here && setTold({ idea, feedback }));
    return () => {
      here = false;
    };
  }, [idea]);
  if (broken === undefined)
    return marks.at(-1) === 'follows' ? <p className="sr-only">{t('lineFollows', { number: count })}</p> : null;
  const number = broken.at + 1;
  const key = broken.from === '' ? 'brokenInside' : broken.at === 0 ? 'brokenFirst' : 'broken';
  return (
    <div className="measure border-s-4 border-warm bg-warm-wash px-3 py-1.5 leading-snug">
      <p>{t(key, { number })}</p>
      {told?.idea === idea && told?.feedback !== undefined && (
        <p>
          <EngineText text={told.feedback} />
        </p>
      )}
    </div>
  );
}

/** The next step as a question: first what it is for, then, when asked again, what to do. Never what comes out. */
function NextQuestion({ step, times }: Asked) {
  const t = useLinesText('lines');
  return (
    <p className="measure border-s-4 border-accent bg-accent-wash px-3 py-1.5 leading-snug">
      {times > 1 && step?.todo !== undefined ? (
        <>
          <EngineText text={step.todo} /> {t('thenWhat')}
        </>
      ) : (
        t(`goals.${step?.kind ?? 'other'}`)
      )}
    </p>
  );
}
