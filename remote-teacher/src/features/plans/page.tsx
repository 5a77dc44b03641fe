import { useSearchParams } from '@lemma/router';
import { QueryView } from '@lemma/screens';
import { useUid } from '@lemma/shared-auth';
import { ButtonLink, Empty, PageHeader } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#shared/paths.ts';
import { planQueries } from '#shared/queries/plan-queries.ts';
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
          <PlanView plan={found} />
        )
      }
    </QueryView>
  );
}
