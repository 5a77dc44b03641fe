import { useSearchParams } from '@lemma/router';
import type { Plan } from '@lemma/school/plan';
import { QueryView } from '@lemma/screens';
import { useUid } from '@lemma/shared-auth';
import { ButtonLink, Empty, PageHeader } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#shared/paths.ts';
import { planQueries } from '#shared/queries/plan-queries.ts';
import { useSaidPlan } from '#shared/queries/use-said-plan.ts';
import { usePlanText } from '#shared/text/use-plan-text.ts';
import { PlanForm } from './parts/plan-form.tsx';
import { PlanView } from './parts/plan-view.tsx';

/** The form for a lesson plan, or the plan that `?plan=` names. */
export function LessonPlanPage() {
  const [search] = useSearchParams();
  const planId = search.get('plan');
  return planId === null ? <PlanForm /> : <SavedPlan planId={planId} key={planId} />;
}

function SavedPlan({ planId }: { readonly planId: string }) {
  const t = usePlanText('plan');
  const uid = useUid();
  const plan = useQuery(planQueries.plan(uid, planId));
  return (
    <QueryView query={plan}>
      {(found) =>
        found === null ? (
          <>
            <PageHeader title={t('title')} />
            <Empty drawing="gap" title={t('gone')} action={<ButtonLink to={paths.plans()}>{t('library')}</ButtonLink>}>
              <p>{t('goneBody')}</p>
            </Empty>
          </>
        ) : (
          <InWords plan={found} />
        )
      }
    </QueryView>
  );
}

/** The plan in the language of the page. */
function InWords({ plan }: { readonly plan: Plan }) {
  return <PlanView plan={plan} said={useSaidPlan(plan, plan.version)} />;
}
