import { MOST_RUBRIC_LINES, type Rubric } from '@lemma/school/assignment';
import { useCall } from '@lemma/screens';
import { Button, Dialog, Select } from '@lemma/ui';
import { useState } from 'react';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';
import type { SharedData } from '../logic/shared-data.ts';
import { useHelp } from '../queries.ts';
import { Changes } from './fix-dialog.tsx';
import { RubricLine } from './rubric-line.tsx';

type RubricEditorProps = {
  readonly shared: SharedData;
  readonly itemId: string;
  readonly initial: Rubric | undefined;
  readonly onDone: () => void;
};

const froms = ['zero', 'full', 'marked'] as const;
const newLine = (label: string, points: number) => ({ id: crypto.randomUUID().slice(0, 8), label, points });

/** Edits rubric lines with points, each chosen by a digit. If it changes grades, shows first whose. */
export function RubricEditor({ shared, itemId, initial, onDone }: RubricEditorProps) {
  const t = useFeedbackText('grade');
  const help = useFeedbackText('suggestion');
  const { isOn } = useHelp(shared.uid);
  const { assignment, students } = shared;
  const points = assignment.items.find(({ id }) => id === itemId)?.points ?? 0;
  const [usual] = useState(() => ({
    all: newLine(t('usual.all'), points),
    part: newLine(t('usual.part'), points / 2),
  }));
  const all = isOn ? { ...usual.all, when: 'right' as const } : usual.all;
  const [edited, setRubric] = useState<Rubric | undefined>(initial);
  const rubric: Rubric = edited ?? { from: 'zero', items: [all, usual.part] };
  const save = useCall('saveRubric');
  const preview = useCall('saveRubric');
  const isReady = rubric.items.every(({ label }) => label.trim() !== '');
  const apply = () => save.mutate({ assignmentId: assignment.id, itemId, rubric, apply: true }, { onSuccess: onDone });
  const handleSave = () => {
    if (!isReady) return;
    preview.mutate(
      { assignmentId: assignment.id, itemId, rubric, apply: false },
      { onSuccess: ({ changes }) => changes.length === 0 && apply() },
    );
  };
  const isChanging = preview.data !== undefined && preview.data.changes.length > 0;
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        handleSave();
      }}
    >
      <p className="measure text-muted">
        {t('rubricLead')} {isOn && help('whenLead')}
      </p>
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
          <RubricLine
            key={item.id}
            item={item}
            number={index + 1}
            mayTie={isOn}
            onChange={(next) => setRubric({ ...rubric, items: rubric.items.with(index, next) })}
            onRemove={
              rubric.items.length > 1
                ? () => setRubric({ ...rubric, items: rubric.items.toSpliced(index, 1) })
                : undefined
            }
          />
        ))}
      </ol>
      <div className="flex gap-3">
        {rubric.items.length < MOST_RUBRIC_LINES && (
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
