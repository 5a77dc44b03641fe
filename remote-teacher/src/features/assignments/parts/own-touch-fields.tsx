import type { Touch } from '@lemma/math';
import { placed } from '@lemma/math/touch';
import { type OwnQuestion, touchSchema } from '@lemma/school/question';
import { Figure, NumberField, Select, TextArea } from '@lemma/ui';
import { type ReactNode, useState } from 'react';
import { useAssignmentText } from '#shared/text/use-assignment-text.ts';
import { firstTouch, fittingTouch, lineOf, planeOf, tidyTouch } from '../logic/own-touch.ts';

type OwnTouchFieldsProps = { readonly own: OwnQuestion; readonly onChange: (own: OwnQuestion) => void };

/** Whether the answer is typed or placed, and on what; nothing for kinds of answers that are always typed. */
export function OwnTouchFields({ own, onChange }: OwnTouchFieldsProps) {
  const t = useAssignmentText('own');
  const fitting = fittingTouch(own.kind);
  if (fitting.length === 0) return null;
  const { touch, ...typed } = own;
  return (
    <>
      <Select
        label={t('touch')}
        value={touch?.as ?? 'typed'}
        onChange={({ currentTarget: { value } }) => {
          const as = fitting.find((one) => one === value);
          onChange(as === undefined ? typed : { ...typed, touch: firstTouch[as] });
        }}
        options={(['typed', ...fitting] as const).map((way) => ({ value: way, label: t(`touches.${way}`) }))}
      />
      {touch && (
        <>
          <Laid key={touch.as} touch={touch} onChange={(next) => onChange({ ...own, touch: next })} />
          <Shown touch={touch} answer={own.key} />
        </>
      )}
    </>
  );
}

type LaidProps = { readonly touch: Touch; readonly onChange: (touch: Touch) => void };

/** What the answer is placed on. */
function Laid({ touch, onChange }: LaidProps): ReactNode {
  switch (touch.as) {
    case 'number-line':
      return <LineFields touch={touch} onChange={onChange} />;
    case 'plane':
      return <PlaneField touch={touch} onChange={onChange} />;
    case 'several':
    case 'order':
      return (
        <Lines
          which="cards"
          told={`${touch.as}Key`}
          lines={touch.cards}
          onLines={(cards) => onChange({ ...touch, cards })}
        />
      );
    case 'groups':
      return (
        <>
          <Lines
            which="cards"
            told="touchLines"
            lines={touch.cards}
            onLines={(cards) => onChange({ ...touch, cards })}
          />
          <Lines
            which="groups"
            told="groupsKey"
            lines={touch.groups}
            onLines={(groups) => onChange({ ...touch, groups })}
          />
        </>
      );
    default:
      return null;
  }
}

type LinesProps = {
  readonly which: 'cards' | 'groups';
  readonly told: 'touchLines' | 'severalKey' | 'orderKey' | 'groupsKey';
  readonly lines: readonly string[];
  readonly onLines: (lines: string[]) => void;
};

function Lines({ which, told, lines, onLines }: LinesProps) {
  const t = useAssignmentText('own');
  return (
    <TextArea
      label={t(which)}
      hint={told === 'touchLines' ? t(told) : `${t('touchLines')} ${t('key')}: ${t(told)}`}
      rows={4}
      value={lines.join('\n')}
      onChange={({ currentTarget: { value } }) => onLines(value === '' ? [] : value.split('\n'))}
    />
  );
}

function LineFields({ touch, onChange }: LaidProps & { readonly touch: Extract<Touch, { as: 'number-line' }> }) {
  const t = useAssignmentText('own');
  const [texts, setTexts] = useState({ from: String(touch.from), to: String(touch.to), step: String(touch.step) });
  const numbers = { from: touch.from, to: touch.to, step: touch.step };
  return (
    <div className="flex flex-wrap gap-3">
      {(['from', 'to', 'step'] as const).map((part) => (
        <NumberField
          key={part}
          label={t(part)}
          text={texts[part]}
          className="w-28"
          onTextChange={(text, value) => {
            setTexts({ ...texts, [part]: text });
            if (value === undefined) return;
            const next = { ...numbers, [part]: value };
            if (next.step > 0) onChange(lineOf(next.from, next.to, next.step));
          }}
        />
      ))}
    </div>
  );
}

function PlaneField({ touch, onChange }: LaidProps & { readonly touch: Extract<Touch, { as: 'plane' }> }) {
  const t = useAssignmentText('own');
  const [text, setText] = useState(String(touch.x.to));
  return (
    <NumberField
      label={t('size')}
      text={text}
      min={1}
      className="w-28"
      onTextChange={(next, value) => {
        setText(next);
        if (value !== undefined && Number.isInteger(value) && value > 0) onChange(planeOf(value));
      }}
    />
  );
}

/** The empty field as students get it, and whether the expected answer has a place in it. */
function Shown({ touch, answer }: { readonly touch: Touch; readonly answer: string }) {
  const t = useAssignmentText('own');
  const tidy = touchSchema.safeParse(tidyTouch(touch));
  if (!tidy.success) return null;
  const text = answer.trim() === '' ? answer : placed(tidy.data, answer).text;
  return (
    <section aria-label={t('field')} className="max-w-80 border-l-4 border-line pl-3">
      <Figure picture={placed(tidy.data, '').picture} />
      {text === undefined && <p className="text-sm text-muted">{t('noPlace')}</p>}
    </section>
  );
}
