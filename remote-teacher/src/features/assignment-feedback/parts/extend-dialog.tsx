import { type Assignment, defaultLatePolicy, type LatePolicy, LONGEST_LIMIT_MINUTES } from '@lemma/school/assignment';
import { DAY } from '@lemma/school/time';
import { useCall } from '@lemma/screens';
import { LatePolicyFields } from '@lemma/screens/late-policy';
import { news } from '@lemma/toast';
import { Button, Checkbox, Dialog, NumberField, Select, TextField } from '@lemma/ui';
import { useState } from 'react';
import { fromLocalInput, toLocalInput } from '#shared/logic/local-input.ts';
import { zoneAt } from '#shared/logic/time-zone.ts';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';

type ExtendDialogProps = {
  readonly assignment: Assignment;
  readonly studentIds: readonly string[];
  /** The name to show: of a student or a group, or a number of students. */
  readonly name: string;
  readonly groupId?: string | undefined;
  readonly onClose: () => void;
};

const DAYS = [1, 2, 7] as const;

function useExtension({ assignment, studentIds, name, groupId, onClose }: ExtendDialogProps) {
  const t = useFeedbackText('feedback');
  const before = assignment.overrides?.find(({ id }) => id === groupId);
  const [from] = useState(() => Math.max(Date.now(), assignment.dueAt));
  const [moves, setMoves] = useState(true);
  const [dueAt, setDueAt] = useState(before?.dueAt ?? from + DAY);
  /** Undefined: the policy for everybody. */
  const [policy, setPolicy] = useState<LatePolicy | undefined>(before?.policy);
  const [minutes, setMinutes] = useState(before?.timeLimit === undefined ? '' : String(before.timeLimit));
  const [id] = useState(() => groupId ?? crypto.randomUUID());
  const extend = useCall('setOverride');
  const timeLimit = minutes.trim() === '' ? undefined : Number(minutes);
  const isSound =
    timeLimit === undefined || (Number.isInteger(timeLimit) && timeLimit >= 0 && timeLimit <= LONGEST_LIMIT_MINUTES);
  const isReady = isSound && (moves || policy !== undefined || timeLimit !== undefined);
  const save = () => {
    if (!isReady || extend.isPending) return;
    const rules = { ...(policy && { policy }), ...(timeLimit !== undefined && { timeLimit }) };
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
    ...{ from, moves, setMoves, dueAt, setDueAt, policy, setPolicy, minutes, setMinutes, isReady, save },
    pending: extend.isPending,
  };
}

/** Another due date, time limit or late policy for some students, even after the assignment was closed. */
export function ExtendDialog(props: ExtendDialogProps) {
  const { assignment, name, onClose } = props;
  const t = useFeedbackText('feedback');
  const extension = useExtension(props);
  const { from, moves, dueAt, setDueAt, policy, setPolicy, minutes } = extension;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('extendTitle', { name })}
      description={t('extendBody')}
      width={policy ? 'wide' : 'normal'}
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
          value={policy ? 'own' : 'same'}
          onChange={({ currentTarget: { value } }) =>
            setPolicy(value === 'own' ? (assignment.policy ?? defaultLatePolicy) : undefined)
          }
          options={(['same', 'own'] as const).map((kind) => ({ value: kind, label: t(`lateKinds.${kind}`) }))}
        />
        {policy && <LatePolicyFields policy={policy} onChange={setPolicy} />}
        <NumberField
          label={t('timeLimit')}
          hint={t('timeLimitHint')}
          unit={t('minutes')}
          min={0}
          max={LONGEST_LIMIT_MINUTES}
          text={minutes}
          onTextChange={(text) => extension.setMinutes(text)}
          className="w-64"
        />
      </div>
    </Dialog>
  );
}
