import { AnswerEditor, RadioGroup, useNumberStyle } from '@lemma/ui';
import type { ReactNode } from 'react';
import { EngineText } from './engine-text.tsx';
import type { Unreadable } from './item-view.tsx';
import { type AskedItem, keysForItem } from './keys-for-item.ts';
import { raisedUnit } from './raised-unit.ts';
import { useText } from './text/texts.ts';
import { useMathWords } from './use-math-words.ts';

type AnswerInputProps = {
  readonly item: AskedItem;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly invalid?: Unreadable | undefined;
  /** Takes the focus when it appears. */
  readonly focused?: boolean;
  /** The id of the question, which is read out with the field. */
  readonly describedBy?: string;
  /** Shown on the field's line: the button that checks. */
  readonly beside?: ReactNode;
  /** Shown under the field, before the keys. */
  readonly under?: ReactNode;
};

/** The input for an answer: the options of a choice, or a line of mathematics with its preview and keys. */
export function AnswerInput({ item, value, onChange, beside, under, focused = false, ...rest }: AnswerInputProps) {
  const t = useText('item');
  const numbers = useNumberStyle();
  const { task } = useMathWords();
  const { field } = item;
  const { describedBy, invalid } = rest;
  if (field.kind === 'choice') {
    const options = (field.options ?? []).map(({ id, label }) => ({ value: id, label: <EngineText text={label} /> }));
    return (
      <div className="docked:max-h-[48dvh] docked:overflow-y-auto docked:p-1">
        <RadioGroup
          label={t('choose')}
          options={options}
          value={value}
          onValueChange={onChange}
          focused={focused}
          describedBy={describedBy}
          paired
        />
      </div>
    );
  }
  return (
    <AnswerEditor
      kind={field.kind}
      value={value}
      onChange={onChange}
      invalid={invalid}
      say={(message) => task(message).text}
      numbers={numbers}
      keypad={keysForItem(item)}
      focused={focused}
      describedBy={describedBy}
      beside={beside}
      under={under}
      // In an inequality the variable is part of the answer, not equal to it.
      {...(field.variable === undefined || field.kind === 'inequality' ? {} : { before: `${field.variable} =` })}
      {...(field.unit === undefined ? {} : { after: raisedUnit(field.unit), units: [field.unit] })}
    />
  );
}
