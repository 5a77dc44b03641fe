import { type AssignmentItem, MOST_ITEMS } from '@lemma/school/assignment';
import type { PlanItem } from '@lemma/school/plan';
import { Button, Section, Tabs } from '@lemma/ui';
import type { SkillInWords } from '#shared/queries/skills-in-words.ts';
import { useAssignmentText } from '#shared/text/use-assignment-text.ts';
import { copyFromBank, newItem, newOwnItem, plannedItem } from '../logic/draft.ts';
import { type Usual, withUsual } from '../logic/usual.ts';
import { FromBank } from './from-bank.tsx';
import { FromPlan } from './from-plan.tsx';
import type { Kind } from './kind-fields.tsx';
import { PastErrors } from './past-errors.tsx';
import { SkillBrowser } from './skill-browser.tsx';

type LibraryProps = {
  readonly uid: string;
  readonly classId: string;
  readonly grade: number;
  readonly skills: readonly SkillInWords[];
  readonly items: readonly AssignmentItem[];
  readonly usual: Usual;
  readonly onAdd: (items: AssignmentItem[]) => void;
};

/** Where questions come from: the map of skills, recent errors, a lesson plan, the bank, or the teacher's own words. */
export function Library({ uid, classId, grade, skills, items, usual, onAdd }: LibraryProps) {
  const t = useAssignmentText('builder');
  const left = MOST_ITEMS - items.length;
  const isFull = left <= 0;
  const begin = (code: string, kind?: Kind) => ({ ...withUsual(newItem(code), usual), ...kind });
  const add = (codes: readonly string[]) => onAdd(codes.map((code) => begin(code)));
  const fromPlan = (planned: PlanItem) => {
    const item = plannedItem(planned);
    return item ? [withUsual(item, usual)] : [];
  };
  const standing = t('items', { count: items.length, most: MOST_ITEMS });
  const room = isFull ? t('full') : t('almostFull', { left });
  return (
    <Section
      title={t('addItems')}
      lead={left <= ALMOST_FULL ? room : undefined}
      actions={
        <Button aria-disabled={isFull} onClick={() => onAdd([withUsual(newOwnItem(), usual)])}>
          {t('writeOwn')}
        </Button>
      }
    >
      <p role="status" className="sr-only">
        {standing}
      </p>
      <Tabs
        label={t('sources')}
        tabs={[
          {
            id: 'skills',
            label: t('fromSkills'),
            content: <SkillBrowser {...{ skills, grade, items, begin, isFull, onAdd }} />,
          },
          {
            id: 'errors',
            label: t('fromErrors'),
            content: <PastErrors uid={uid} classId={classId} skills={skills} onAdd={add} />,
          },
          {
            id: 'plan',
            label: t('fromPlan'),
            content: <FromPlan uid={uid} onAdd={(planned) => onAdd(planned.flatMap(fromPlan))} />,
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

/** From so few on, the library says how many more questions fit. */
const ALMOST_FULL = 5;
