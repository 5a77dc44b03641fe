import { type Assignment, defaultLatePolicy, type LatePolicy, LONGEST_LIMIT } from '@lemma/school';
import { news } from '@lemma/toast';
import { Button, Checkbox, Dialog, NumberField, Select, TextField } from '@lemma/ui';
import { useState } from 'react';
import { fromLocalInput, toLocalInput } from '../../../data/local-input.ts';
import { zoneAt } from '../../../data/time-zone.ts';
import { useText } from '../../../text/texts.ts';
import { useExtend } from '../data/feedback-commands.ts';

type ExtendDialogProps = {
  readonly assignment: Assignment;
  readonly studentIds: readonly string[];
  /** Who they are: a name, a group's name, or how many. */
  readonly name: string;
  readonly groupId?: string | undefined;
  readonly onClose: () => void;
};

const DAYS = [1, 2, 7] as const;
const DAY = 86_400_000;
const lateKinds = ['same', 'full', 'half', 'practice', 'closed'] as const;
type LateKind = (typeof lateKinds)[number];
const isLateKind = (value: string): value is LateKind => lateKinds.some((kind) => kind === value);

const afters: Record<Exclude<LateKind, 'same'>, LatePolicy['after']> = {
  full: { kind: 'fixed', percent: 100 },
  half: { kind: 'fixed', percent: 50 },
  practice: { kind: 'practice' },
  closed: { kind: 'closed' },
};

/** Another way with late work for these students; the bonus for early work stays the class's. */
const policyFor = (kind: LateKind, { policy = defaultLatePolicy }: Assignment): { policy?: LatePolicy } =>
  kind === 'same' ? {} : { policy: { early: policy.early, late: [], after: afters[kind] } };

function useExtension({ assignment, studentIds, name, groupId, onClose }: ExtendDialogProps) {
  const t = useText('feedback');
  const before = assignment.overrides?.find(({ id }) => id === groupId);
  const [from] = useState(() => Math.max(Date.now(), assignment.dueAt));
  const [moves, setMoves] = useState(true);
  const [dueAt, setDueAt] = useState(before?.dueAt ?? from + DAY);
  const [late, setLate] = useState<LateKind>('same');
  const [minutes, setMinutes] = useState(before?.timeLimit === undefined ? '' : String(before.timeLimit));
  const [id] = useState(() => groupId ?? crypto.randomUUID());
  const extend = useExtend();
  const timeLimit = minutes.trim() === '' ? undefined : Number(minutes);
  const isSound =
    timeLimit === undefined || (Number.isInteger(timeLimit) && timeLimit >= 0 && timeLimit <= LONGEST_LIMIT);
  const isReady = isSound && (moves || late !== 'same' || timeLimit !== undefined);
  const save = () => {
    if (!isReady || extend.isPending) return;
    const rules = { ...policyFor(late, assignment), ...(timeLimit !== undefined && { timeLimit }) };
    const dates = { ...(moves && { dueAt }), ...(groupId !== undefined && { groupId }) };
    extend.mutate(
      { assignmentId: assignment.id, override: { id, name, studentIds: [...studentIds], ...dates, ...rules } },
      {
        onSuccess: () => {
          news({ title: t('extended', { name }), tone: 'good' });
          onClose();
        },
      },
    );
  };
  return {
    ...{ from, moves, setMoves, dueAt, setDueAt, late, setLate, minutes, setMinutes, isReady, save },
    pending: extend.isPending,
  };
}

/** Another due date, time limit or way with late work for some students, also after the assignment was closed. */
export function ExtendDialog(props: ExtendDialogProps) {
  const { name, onClose } = props;
  const t = useText('feedback');
  const extension = useExtension(props);
  const { from, moves, dueAt, setDueAt, late, minutes } = extension;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('extendTitle', { name })}
      description={t('extendBody')}
      actions={
        <Button kind="primary" pending={extension.pending} aria-disabled={!extension.isReady} onClick={extension.save}>
          {t('saveRules')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <Checkbox label={t('moveDue')} checked={moves} onCheckedChange={extension.setMoves} />
        {moves && (
          <div>
            <TextField
              type="datetime-local"
              label={t('newDue')}
              hint={zoneAt(dueAt)}
              value={toLocalInput(dueAt)}
              onChange={({ currentTarget: { value } }) => setDueAt(fromLocalInput(value) ?? dueAt)}
            />
            <div className="mt-3 flex flex-wrap gap-2">
              {DAYS.map((days) => (
                <Button key={days} size="small" onClick={() => setDueAt(from + days * DAY)}>
                  {t('days', { days })}
                </Button>
              ))}
            </div>
          </div>
        )}
        <Select
          label={t('lateWork')}
          value={late}
          onChange={({ currentTarget: { value } }) => isLateKind(value) && extension.setLate(value)}
          options={lateKinds.map((kind) => ({ value: kind, label: t(`lateKinds.${kind}`) }))}
        />
        <NumberField
          label={t('timeLimit')}
          hint={t('timeLimitHint')}
          unit={t('minutes')}
          min={0}
          max={LONGEST_LIMIT}
          text={minutes}
          onTextChange={(text) => extension.setMinutes(text)}
          className="w-64"
        />
      </div>
    </Dialog>
  );
}
