import { queryKeys } from '@lemma/contract';
import type { PlanLanguage } from '@lemma/plans/sheet';
import type { Plan } from '@lemma/school/plan';
import { useUid } from '@lemma/shared-auth';
import { useLocale } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';

type Stored = Pick<Plan, 'id' | 'title' | 'blocks'>;
/** A plan as the page reads it: in its language where all of the plan is known in it, and else as it is stored. */
export type SaidPlan<P extends Stored> = { readonly plan: P; readonly language: PlanLanguage };

async function inSpanish<P extends Stored>(plan: P): Promise<SaidPlan<P>> {
  const { planInSpanish } = await import('@lemma/plans/spanish');
  const said = planInSpanish(plan);
  return said === undefined ? { plan, language: 'en' } : { plan: { ...plan, ...said }, language: 'es' };
}

/** A plan in the language of the page, as it is stored until its words have come. `version` changes whenever the plan does. */
export function useSaidPlan<P extends Stored>(plan: P, version: number): SaidPlan<P> {
  const [uid, locale] = [useUid(), useLocale()];
  const { data } = useQuery({
    queryKey: queryKeys.made(uid, 'said-plan', locale, plan.id, version),
    queryFn: () => inSpanish(plan),
    enabled: locale === 'es',
    staleTime: Number.POSITIVE_INFINITY,
    // The device has the words without a network too.
    networkMode: 'always',
  });
  return locale === 'es' && data !== undefined ? data : { plan, language: 'en' };
}
