import type { AnswerField as Field } from '@lemma/school';
import { AnswerEditor, Prose, RadioGroup, useNumberStyle } from '@lemma/ui';
import type { Unreadable } from './item-view.tsx';
import { useText } from './text/texts.ts';

type AnswerInputProps = {
  readonly field: Field;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly invalid?: Unreadable | undefined;
};

/** A choice, or a line of mathematics with its preview and keys. */
export function AnswerInput({ field, value, onChange, invalid }: AnswerInputProps) {
  const t = useText('item');
  const numbers = useNumberStyle();
  if (field.kind === 'choice') {
    const options = (field.options ?? []).map(({ id, label }) => ({ value: id, label: <Prose text={label} /> }));
    return <RadioGroup label={t('choose')} options={options} value={value} onValueChange={onChange} />;
  }
  return (
    <AnswerEditor
      kind={field.kind}
      value={value}
      onChange={onChange}
      invalid={invalid}
      numbers={numbers}
      {...(field.variable === undefined ? {} : { before: `${field.variable} =` })}
      {...(field.unit === undefined ? {} : { after: field.unit, units: [field.unit] })}
    />
  );
}
