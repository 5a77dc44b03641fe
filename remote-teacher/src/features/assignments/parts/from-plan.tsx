import type { Plan, PlanItem } from '@lemma/school/plan';
import { QueryView } from '@lemma/screens';
import { found } from '@lemma/shared-auth';
import { Button, ButtonLink, Empty, Formula, Prose, Select } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sheetItems } from '#shared/logic/plan-text.ts';
import { paths } from '#shared/paths.ts';
import { planQueries } from '#shared/queries/plan-queries.ts';
import { skillsInWords } from '#shared/queries/skills-in-words.ts';
import { useAssignmentText } from '#shared/text/use-assignment-text.ts';
import { plannedItem } from '../logic/draft.ts';
import { caseWords } from './kind-fields.tsx';

type FromPlanProps = { readonly uid: string; readonly onAdd: (items: readonly PlanItem[]) => void };

/** Problems and exit ticket of one of the teacher's lesson plans, with their checked numbers. */
export function FromPlan({ uid, onAdd }: FromPlanProps) {
  const t = useAssignmentText('builder');
  const shelf = useQuery(planQueries.shelf(uid));
  const [chosen, setChosen] = useState('');
  return (
    <QueryView query={shelf}>
      {(data) => {
        const plans = Object.values(data?.plans ?? {})
          .filter(({ archivedAt }) => archivedAt === undefined)
          .toSorted((one, other) => other.updatedAt - one.updatedAt);
        if (plans.length === 0) {
          return (
            <Empty title={t('noPlans')} action={<ButtonLink to={paths.lessonPlan()}>{t('makePlan')}</ButtonLink>}>
              <p>{t('noPlansBody')}</p>
            </Empty>
          );
        }
        return (
          <>
            <Select
              label={t('plan')}
              value={chosen}
              onChange={({ currentTarget: { value } }) => setChosen(value)}
              options={[
                { value: '', label: t('choosePlan') },
                ...plans.map(({ id, title }) => ({ value: id, label: title })),
              ]}
            />
            {chosen !== '' && <PlanItems key={chosen} uid={uid} planId={chosen} onAdd={onAdd} />}
          </>
        );
      }}
    </QueryView>
  );
}

function PlanItems({ uid, planId, onAdd }: FromPlanProps & { readonly planId: string }) {
  const plan = useQuery(planQueries.plan(uid, planId));
  const skills = useQuery(skillsInWords(uid)).data?.skills;
  const labelOf = (item: PlanItem): string => {
    const known = skills?.find(({ code }) => code === item.skill)?.cases.find(({ id }) => id === item.case);
    return caseWords(known?.label ?? item.caseLabel);
  };
  return (
    <QueryView query={plan}>
      {(data) => {
        const { problems, ticket } = sheetItems(found<Plan>(data, planId).blocks);
        return (
          <>
            <Items part="problemSet" labelOf={labelOf} items={problems} onAdd={onAdd} />
            <Items part="exitTicket" labelOf={labelOf} items={ticket} onAdd={onAdd} />
          </>
        );
      }}
    </QueryView>
  );
}

type ItemsProps = {
  readonly part: 'problemSet' | 'exitTicket';
  readonly items: readonly PlanItem[];
  /** Its case in the language of the page. */
  readonly labelOf: (item: PlanItem) => string;
  readonly onAdd: FromPlanProps['onAdd'];
};

function Items({ part, items, labelOf, onAdd }: ItemsProps) {
  const t = useAssignmentText('builder');
  const usable = items.filter((item) => plannedItem(item) !== undefined);
  const tooLong = items.length - usable.length;
  if (items.length === 0) return null;
  return (
    <section aria-label={t(part)} className="pt-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h3 className="font-semibold">{t(part)}</h3>
        {usable.length > 0 && (
          <Button size="small" onClick={() => onAdd(usable)}>
            {t('addAll', { count: usable.length })}
          </Button>
        )}
      </div>
      <ul className="flex flex-col">
        {usable.map((item, index) => (
          <li key={item.id} className="flex items-center justify-between gap-4 border-b border-line py-2">
            <div className="min-w-0">
              <p>
                <Prose text={item.prompt} /> {item.math !== undefined && <Formula text={item.math} />}
              </p>
              <p className="text-sm text-muted">{item.edited ? t('changedItem') : labelOf(item)}</p>
            </div>
            <Button
              size="small"
              aria-label={t('addNamed', { name: `${t(part)} ${index + 1}` })}
              onClick={() => onAdd([item])}
            >
              {t('add')}
            </Button>
          </li>
        ))}
      </ul>
      {tooLong > 0 && <p className="pt-2 text-sm text-muted">{t('tooLongItems', { count: tooLong })}</p>}
    </section>
  );
}
