import { useSearchParams } from '@lemma/router';
import { QueryView } from '@lemma/screens';
import { useUid } from '@lemma/shared-auth';
import { ButtonLink, Empty, PageHeader } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#shared/paths.ts';
import { planQueries } from '#shared/queries/plan-queries.ts';
import { useLibraryText } from '#shared/text/use-library-text.ts';
import { SharedPlan } from './parts/shared-plan.tsx';
import { Shelf } from './parts/shelf.tsx';

/** All plans of the teacher or, with `?shared=`, the plan that a colleague's link opens. */
export function LibraryPage() {
  const t = useLibraryText('library');
  const uid = useUid();
  const [search] = useSearchParams();
  const token = search.get('shared');
  const shelf = useQuery(planQueries.shelf(uid));
  if (token !== null) return <SharedPlan token={token} />;
  const make = (
    <ButtonLink kind="primary" to={paths.lessonPlan()}>
      {t('new')}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader title={t('title')} actions={make} />
      <QueryView query={shelf}>
        {(found) => {
          const plans = Object.values(found?.plans ?? {});
          return plans.length === 0 ? (
            <Empty drawing="line" title={t('emptyTitle')} action={make}>
              <p>{t('emptyBody')}</p>
            </Empty>
          ) : (
            <Shelf plans={plans} />
          );
        }}
      </QueryView>
    </>
  );
}
