import { type BoardEntry, MOST_DAYS_SHIFTED } from '@lemma/school/assignment';
import { shiftDays } from '@lemma/school/time';
import { useCall } from '@lemma/screens';
import { toast, UNDO_MS } from '@lemma/toast';
import { Button, Dialog, formatDateTime, NumberField } from '@lemma/ui';
import { useState } from 'react';
import { clockChange, zoneAt, zoneName } from '#shared/logic/time-zone.ts';
import { useAssignmentText } from '#shared/text/use-assignment-text.ts';

type ShiftDialogProps = {
  readonly classId: string;
  readonly entries: readonly BoardEntry[];
  readonly onClose: (done: boolean) => void;
};

const DAYS = [-7, -1, 1, 7] as const;

/** Moves all dates of the selected assignments by whole days, with a preview and an undo. */
export function ShiftDialog({ classId, entries, onClose }: ShiftDialogProps) {
  const t = useAssignmentText('assignments');
  const [text, setText] = useState('1');
  const [shiftId] = useState(() => crypto.randomUUID());
  const timeZone = zoneName();
  const days = Number(text);
  const isReady = Number.isInteger(days) && days !== 0 && Math.abs(days) <= 365;
  const moved = { classId, assignmentIds: entries.map(({ id }) => id), timeZone };
  const shift = useCall('shiftDates');
  const run = () => {
    if (!isReady || shift.isPending) return;
    shift.mutate(
      { ...moved, days, shiftId },
      {
        onSuccess: (done) => {
          toast({
            title: t('shifted', { count: done.moved.length }),
            duration: UNDO_MS,
            action: {
              label: t('undo'),
              onAct: () => shift.mutate({ ...moved, days: -days, shiftId: crypto.randomUUID() }),
            },
          });
          onClose(true);
        },
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose(false)}
      title={t('shiftTitle', { count: entries.length })}
      description={t('shiftBody')}
      width="wide"
      actions={
        <Button kind="primary" pending={shift.isPending} aria-disabled={!isReady} onClick={run}>
          {t('shiftNow')}
        </Button>
      }
    >
      <div className="flex flex-wrap items-end gap-3">
        <NumberField
          label={t('days')}
          hint={t('daysHint')}
          min={-MOST_DAYS_SHIFTED}
          max={MOST_DAYS_SHIFTED}
          text={text}
          onTextChange={(next) => setText(next)}
          className="w-36"
        />
        {DAYS.map((count) => (
          <Button key={count} size="small" onClick={() => setText(String(count))}>
            {count > 0 ? `+${count}` : String(count).replace('-', '\u2212')}
          </Button>
        ))}
      </div>
      <ul className="mt-4 flex flex-col">
        {entries.map(({ id, title, dueAt }) => {
          const next = isReady ? shiftDays(dueAt, days, timeZone) : dueAt;
          return (
            <li key={id} className="border-b border-line py-2">
              <p className="font-semibold">{title}</p>
              <p className="figures-tabular text-sm text-muted">
                {t('fromTo', { from: formatDateTime(dueAt), to: formatDateTime(next) })}
                {clockChange(dueAt, next) && ` · ${t('clockChanges', { zone: zoneAt(next) })}`}
              </p>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
