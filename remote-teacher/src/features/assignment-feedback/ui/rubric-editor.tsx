import type { Rubric } from '@lemma/school';
import { call } from '@lemma/shared-auth';
import { Button, Dialog, NumberField, Select, TextField } from '@lemma/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../text/texts.ts';
import { useSaveRubric } from '../data/feedback-commands.ts';
import type { SharedData } from '../data/shared-data.ts';
import { Changes } from './fix-dialog.tsx';

type RubricEditorProps = {
  readonly shared: SharedData;
  readonly itemId: string;
  readonly initial: Rubric | undefined;
  readonly onDone: () => void;
};

const MOST = 9;
const froms = ['zero', 'full', 'marked'] as const;
const newLine = (label: string, points: number) => ({ id: crypto.randomUUID().slice(0, 8), label, points });

/** Lines with points, each chosen by its digit. Where grades change by it, who changes is shown before. */
export function RubricEditor({ shared, itemId, initial, onDone }: RubricEditorProps) {
  const t = useText('grade');
  const { assignment, students } = shared;
  const points = assignment.items.find(({ id }) => id === itemId)?.points ?? 0;
  const [rubric, setRubric] = useState<Rubric>(
    initial ?? { from: 'zero', items: [newLine(t('usual.all'), points), newLine(t('usual.part'), points / 2)] },
  );
  const save = useSaveRubric();
  const preview = useMutation({
    mutationFn: () => call('saveRubric', { assignmentId: assignment.id, itemId, rubric, apply: false }),
  });
  const isReady = rubric.items.every(({ label }) => label.trim() !== '');
  const apply = () => save.mutate({ assignmentId: assignment.id, itemId, rubric, apply: true }, { onSuccess: onDone });
  const handleSave = () => {
    if (!isReady) return;
    preview.mutate(undefined, { onSuccess: ({ changes }) => changes.length === 0 && apply() });
  };
  const set = (index: number, part: Partial<Rubric['items'][number]>) =>
    setRubric(({ from, items }) => ({
      from,
      items: items.map((item, at) => (at === index ? { ...item, ...part } : item)),
    }));
  const isChanging = preview.data !== undefined && preview.data.changes.length > 0;
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        handleSave();
      }}
    >
      <p className="measure text-muted">{t('rubricLead')}</p>
      <Select
        label={t('from')}
        value={rubric.from}
        onChange={({ currentTarget: { value } }) =>
          setRubric({ ...rubric, from: froms.find((one) => one === value) ?? 'zero' })
        }
        options={froms.map((from) => ({ value: from, label: t(`froms.${from}`) }))}
        className="max-w-sm"
      />
      <ol className="flex flex-col gap-3">
        {rubric.items.map((item, index) => (
          <li key={item.id} className="flex flex-wrap items-end gap-3">
            <TextField
              label={t('line', { number: index + 1 })}
              value={item.label}
              maxLength={120}
              onChange={({ currentTarget: { value } }) => set(index, { label: value })}
              className="min-w-64 flex-1"
            />
            <PointsField value={item.points} onChange={(next) => set(index, { points: next })} />
            {rubric.items.length > 1 && (
              <Button
                size="small"
                kind="quiet"
                onClick={() => setRubric({ ...rubric, items: rubric.items.toSpliced(index, 1) })}
              >
                {t('remove')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <div className="flex gap-3">
        {rubric.items.length < MOST && (
          <Button onClick={() => setRubric({ ...rubric, items: [...rubric.items, newLine('', 0)] })}>
            {t('addLine')}
          </Button>
        )}
        <Button type="submit" kind="primary" pending={preview.isPending || save.isPending} aria-disabled={!isReady}>
          {t('saveRubric')}
        </Button>
      </div>
      {isChanging && (
        <Dialog
          open
          onOpenChange={(open) => !open && preview.reset()}
          title={t('changesTitle')}
          actions={
            <Button kind="primary" pending={save.isPending} onClick={apply}>
              {t('apply')}
            </Button>
          }
        >
          <Changes data={preview.data} students={students} />
        </Dialog>
      )}
    </form>
  );
}

function PointsField({ value, onChange }: { readonly value: number; readonly onChange: (points: number) => void }) {
  const t = useText('grade');
  const [text, setText] = useState(String(value));
  return (
    <NumberField
      label={t('points')}
      min={-100}
      max={100}
      step={0.5}
      text={text}
      onTextChange={(next, points) => {
        setText(next);
        if (points !== undefined) onChange(Math.max(-100, Math.min(100, points)));
      }}
      className="w-28"
    />
  );
}
