import type { AssignmentItem, Mastery } from '@lemma/school/assignment';
import { Button, Section, Tabs } from '@lemma/ui';
import { useAssignmentText } from '#shared/text/use-assignment-text.ts';
import { copyFromBank, newItem, newOwnItem, plannedItem } from '../logic/draft.ts';
import { FromBank } from './from-bank.tsx';
import { FromPlan } from './from-plan.tsx';
import type { SkillSummary } from './item-list.tsx';
import { PastErrors } from './past-errors.tsx';
import { SkillPicker } from './skill-picker.tsx';

type AddItemsProps = {
  readonly uid: string;
  readonly classId: string;
  readonly skills: readonly SkillSummary[];
  readonly mastery: Mastery | undefined;
  readonly isFull: boolean;
  readonly onAdd: (items: AssignmentItem[]) => void;
};

/** Adds questions from the catalogue, from recent errors, from a lesson plan, or in the teacher's own words. */
export function AddItems({ uid, classId, skills, mastery, isFull, onAdd }: AddItemsProps) {
  const t = useAssignmentText('builder');
  const add = (codes: readonly string[]) => onAdd(codes.map((code) => newItem(code, mastery)));
  return (
    <Section
      ruled
      title={t('addItems')}
      lead={t(isFull ? 'full' : 'addLead')}
      actions={<Button onClick={() => onAdd([newOwnItem()])}>{t('writeOwn')}</Button>}
    >
      <Tabs
        label={t('sources')}
        tabs={[
          {
            id: 'skills',
            label: t('fromSkills'),
            content: <SkillPicker skills={skills} onAdd={(code) => add([code])} />,
          },
          {
            id: 'errors',
            label: t('fromErrors'),
            content: <PastErrors uid={uid} classId={classId} skills={skills} onAdd={add} />,
          },
          {
            id: 'plan',
            label: t('fromPlan'),
            content: <FromPlan uid={uid} onAdd={(items) => onAdd(items.flatMap((item) => plannedItem(item) ?? []))} />,
          },
          {
            id: 'bank',
            label: t('fromBank'),
            content: <FromBank uid={uid} skills={skills} onAdd={(kept) => onAdd([copyFromBank(kept)])} />,
          },
        ]}
      />
    </Section>
  );
}
