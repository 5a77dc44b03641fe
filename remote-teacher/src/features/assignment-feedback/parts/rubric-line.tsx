import { LONGEST_RUBRIC_LINE, MOST_POINTS, type Rubric, rubricTies } from '@lemma/school/assignment';
import { Button, NumberField, Select, TextField } from '@lemma/ui';
import { useState } from 'react';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';

type RubricItem = Rubric['items'][number];
type RubricLineProps = {
  readonly item: RubricItem;
  readonly number: number;
  /** Whether the line may depend on what was computed. */
  readonly mayTie: boolean;
  readonly onChange: (item: RubricItem) => void;
  /** Left out for the last line. */
  readonly onRemove: (() => void) | undefined;
};

/** One line of a rubric being edited: text, points, and whether it is chosen by the teacher or by what was computed. */
export function RubricLine({ item, number, mayTie, onChange, onRemove }: RubricLineProps) {
  const t = useFeedbackText('grade');
  const help = useFeedbackText('suggestion');
  const { when, ...untied } = item;
  const tie = (value: string) => {
    const next = rubricTies.find((one) => one === value);
    onChange({ ...untied, ...(next && { when: next }) });
  };
  return (
    <li className="flex flex-wrap items-end gap-3">
      <TextField
        label={t('line', { number })}
        value={item.label}
        maxLength={LONGEST_RUBRIC_LINE}
        onChange={({ currentTarget: { value } }) => onChange({ ...item, label: value })}
        className="min-w-64 flex-1"
      />
      <PointsField value={item.points} onChange={(points) => onChange({ ...item, points })} />
      {mayTie && (
        <Select
          label={help('when')}
          value={when ?? 'model'}
          onChange={({ currentTarget: { value } }) => tie(value)}
          options={(['model', ...rubricTies] as const).map((value) => ({ value, label: help(`whens.${value}`) }))}
          className="w-64"
        />
      )}
      {onRemove && (
        <Button size="small" kind="quiet" onClick={onRemove}>
          {t('remove')}
        </Button>
      )}
    </li>
  );
}

function PointsField({ value, onChange }: { readonly value: number; readonly onChange: (points: number) => void }) {
  const t = useFeedbackText('grade');
  const [text, setText] = useState(String(value));
  return (
    <NumberField
      label={t('points')}
      min={-MOST_POINTS}
      max={MOST_POINTS}
      step={0.5}
      text={text}
      onTextChange={(next, points) => {
        setText(next);
        if (points !== undefined) onChange(Math.max(-MOST_POINTS, Math.min(MOST_POINTS, points)));
      }}
      className="w-28"
    />
  );
}
