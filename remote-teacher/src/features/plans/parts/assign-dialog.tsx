import { useNavigate } from '@lemma/router';
import type { Classroom } from '@lemma/school/class';
import type { Plan } from '@lemma/school/plan';
import { news } from '@lemma/toast';
import { Checkbox } from '@lemma/ui';
import { useState } from 'react';
import { classInUse } from '#shared/logic/last-class.ts';
import { ClassDialog } from '#shared/parts/class-dialog.tsx';
import { paths } from '#shared/paths.ts';
import { usePlanText } from '#shared/text/use-plan-text.ts';
import { usePlanCall } from '../commands.ts';

type AssignDialogProps = {
  readonly plan: Plan;
  readonly classes: readonly Classroom[];
  readonly onOpenChange: (open: boolean) => void;
};

/** Turns a plan's problems into a draft assignment with the same numbers. */
export function AssignDialog({ plan, classes, onOpenChange }: AssignDialogProps) {
  const t = usePlanText('plan');
  const navigate = useNavigate();
  const [exitTicket, setExitTicket] = useState(true);
  const [assignmentId] = useState(() => crypto.randomUUID());
  const assign = usePlanCall('assignPlan');
  const handleAssign = (classId: string) =>
    assign.mutate(
      { planId: plan.id, classId, assignmentId, exitTicket },
      {
        onSuccess: async ({ items, leftOut }) => {
          news({ title: t('assigned', { items }), description: t('leftOut', { count: leftOut }), tone: 'good' });
          await navigate(paths.assignments({ class: classId, edit: assignmentId }));
        },
      },
    );
  return (
    <ClassDialog
      classes={classes}
      first={classes.find(({ id }) => id === plan.request.classId)?.id ?? classInUse(classes)?.id}
      title={t('assignTitle')}
      description={t('assignBody')}
      label={t('class')}
      confirm={t('assign')}
      empty={t('noClassYet')}
      pending={assign.isPending}
      onConfirm={handleAssign}
      onOpenChange={onOpenChange}
    >
      <Checkbox
        label={t('withTicket')}
        checked={exitTicket}
        onCheckedChange={(checked) => setExitTicket(checked === true)}
      />
    </ClassDialog>
  );
}
