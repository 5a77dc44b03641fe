import { LONGEST_IN_PLAN, type PlanBlock, type PlanItem, type PlanRow } from '@lemma/school/plan';
import { Button, TextArea, TextField } from '@lemma/ui';
import { useState } from 'react';
import { usePlanText } from '#shared/text/use-plan-text.ts';

type BlockEditorProps = {
  readonly block: PlanBlock;
  readonly pending: boolean;
  readonly onSave: (rows: PlanRow[]) => void;
  readonly onCancel: () => void;
};

/** The texts of a block as fields. Saved texts are checked again before they are shown. */
export function BlockEditor({ block, pending, onSave, onCancel }: BlockEditorProps) {
  const t = usePlanText('plan');
  const [rows, setRows] = useState<PlanRow[]>(block.rows);
  const set = (id: string, part: Partial<PlanRow>) =>
    setRows((before) => before.map((row) => (row.id === id ? { ...row, ...part } : row)));
  return (
    <div className="flex flex-col gap-6">
      {rows.map((row) => (
        <RowFields
          key={row.id}
          row={row}
          onChange={(part) => set(row.id, part)}
          onRemove={() => setRows((before) => before.filter(({ id }) => id !== row.id))}
        />
      ))}
      <div className="flex gap-3">
        <Button kind="primary" pending={pending} onClick={() => onSave(rows)}>
          {t('save')}
        </Button>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </div>
    </div>
  );
}

type RowFieldsProps = {
  readonly row: PlanRow;
  readonly onChange: (part: Partial<PlanRow>) => void;
  readonly onRemove: () => void;
};

function RowFields({ row, onChange, onRemove }: RowFieldsProps) {
  const t = usePlanText('plan');
  return (
    <fieldset className="flex flex-col gap-3 border-b border-line pb-6">
      <legend className="sr-only">{row.title}</legend>
      <TextField
        label={t('rowTitle')}
        value={row.title}
        maxLength={LONGEST_IN_PLAN.rowTitle}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      {(row.text !== '' || row.parts.length === 0) && !row.item && (
        <TextArea
          label={t('rowText')}
          value={row.text}
          maxLength={LONGEST_IN_PLAN.text}
          onChange={(event) => onChange({ text: event.currentTarget.value })}
        />
      )}
      {row.item && <ItemFields item={row.item} onChange={(item) => onChange({ item })} />}
      {row.parts.map((part, index) => (
        <TextArea
          key={part.label}
          label={part.label}
          value={part.text}
          rows={2}
          maxLength={LONGEST_IN_PLAN.text}
          onChange={({ currentTarget: { value } }) =>
            onChange({ parts: row.parts.map((each, place) => (place === index ? { ...each, text: value } : each)) })
          }
        />
      ))}
      <Button size="small" kind="quiet" className="self-start" onClick={onRemove}>
        {t('removeRow')}
      </Button>
    </fieldset>
  );
}

function ItemFields({ item, onChange }: { readonly item: PlanItem; readonly onChange: (item: PlanItem) => void }) {
  const t = usePlanText('plan');
  return (
    <>
      <TextArea
        label={t('prompt')}
        value={item.prompt}
        rows={2}
        maxLength={LONGEST_IN_PLAN.prompt}
        onChange={(event) => onChange({ ...item, prompt: event.currentTarget.value })}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        {item.math !== undefined && (
          <TextField
            label={t('math')}
            value={item.math}
            maxLength={LONGEST_IN_PLAN.line}
            onChange={(event) => onChange({ ...item, math: event.currentTarget.value })}
          />
        )}
        <TextField
          label={t('key')}
          value={item.key}
          maxLength={LONGEST_IN_PLAN.line}
          onChange={(event) => onChange({ ...item, key: event.currentTarget.value })}
        />
      </div>
    </>
  );
}
