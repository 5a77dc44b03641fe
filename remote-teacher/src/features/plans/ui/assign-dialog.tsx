import { useNavigate } from '@lemma/router';
import type { Classroom, Plan } from '@lemma/school';
import { news } from '@lemma/toast';
import { Button, Checkbox, Dialog, Select } from '@lemma/ui';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { useText } from '../../../text/texts.ts';
import { usePlanCall } from '../data/plan-commands.ts';

type AssignDialogProps = {
  readonly plan: Plan;
  readonly classes: readonly Classroom[];
  readonly onOpenChange: (open: boolean) => void;
};

/** Turns a plan's problems into a draft assignment with the same numbers. */
export function AssignDialog({ plan, classes, onOpenChange }: AssignDialogProps) {
  const t = useText('plan');
  const navigate = useNavigate();
  const [classId, setClassId] = useState(plan.request.classId ?? classes[0]?.id ?? '');
  const [exitTicket, setExitTicket] = useState(true);
  const [assignmentId] = useState(() => crypto.randomUUID());
  const assign = usePlanCall('assignPlan');
  const handleAssign = () =>
    assign.mutate(
      { planId: plan.id, classId, assignmentId, exitTicket },
      {
        onSuccess: async ({ items, leftOut }) => {
          news({ title: t('assigned', { items }), description: t('leftOut', { count: leftOut }), tone: 'good' });
          await navigate(`${paths.editAssignment(assignmentId)}&class=${classId}`);
        },
      },
    );
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={t('assignTitle')}
      description={t('assignBody')}
      actions={
        <Button
          kind="primary"
          pending={assign.isPending}
          aria-disabled={classId === ''}
          onClick={() => classId !== '' && handleAssign()}
        >
          {t('assign')}
        </Button>
      }
    >
      {classes.length === 0 ? (
        <p>{t('noClassYet')}</p>
      ) : (
        <div className="flex flex-col gap-4">
          <Select
            label={t('class')}
            value={classId}
            onChange={(event) => setClassId(event.currentTarget.value)}
            options={classes.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <Checkbox
            label={t('withTicket')}
            checked={exitTicket}
            onCheckedChange={(checked) => setExitTicket(checked === true)}
          />
        </div>
      )}
    </Dialog>
  );
}
