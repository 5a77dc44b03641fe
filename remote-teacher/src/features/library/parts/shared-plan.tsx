import { codeOf } from '@lemma/contract';
import { useNavigate } from '@lemma/router';
import type { CallOutput } from '@lemma/school/calls';
import { callQuery, InPageLanguage, QueryView } from '@lemma/screens';
import { useUid } from '@lemma/shared-auth';
import { news } from '@lemma/toast';
import { Button, ButtonLink, Empty, PageHeader } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PlanBlocks } from '#shared/parts/plan-blocks.tsx';
import { paths } from '#shared/paths.ts';
import { useSaidPlan } from '#shared/queries/use-said-plan.ts';
import { useLibraryText } from '#shared/text/use-library-text.ts';
import { useCopyPlan } from '../commands.ts';

/** A plan that a colleague shared by a link: to read and, if allowed, to copy. */
export function SharedPlan({ token }: { readonly token: string }) {
  const t = useLibraryText('library');
  const navigate = useNavigate();
  const shared = useQuery(callQuery(useUid(), 'openSharedPlan', { token }));
  const copy = useCopyPlan();
  const [newId] = useState(() => crypto.randomUUID());
  const back = { to: paths.plans(), label: t('back') };
  if (shared.error && codeOf(shared.error) === 'data/not-found')
    return (
      <>
        <PageHeader title={t('title')} back={back} />
        <Empty drawing="gap" title={t('sharedGone')} action={<ButtonLink to={paths.plans()}>{t('back')}</ButtonLink>}>
          <p>{t('sharedGoneBody')}</p>
        </Empty>
      </>
    );
  const takeCopy = () =>
    copy.mutate(
      { newId, token },
      {
        onSuccess: async () => {
          news({ title: t('copied'), tone: 'good' });
          await navigate(paths.lessonPlan({ plan: newId }));
        },
      },
    );
  return (
    <QueryView query={shared}>
      {({ plan, mode, ownerName }) => (
        <>
          <PageHeader
            title={plan.title}
            lead={t('sharedTitle', { name: ownerName })}
            back={back}
            actions={
              mode === 'copy' ? (
                <Button kind="primary" pending={copy.isPending} onClick={takeCopy}>
                  {t('takeCopy')}
                </Button>
              ) : (
                <p className="text-muted">{t('viewOnly')}</p>
              )
            }
          />
          <Blocks plan={plan} version={shared.dataUpdatedAt} />
        </>
      )}
    </QueryView>
  );
}

type BlocksProps = { readonly plan: CallOutput<'openSharedPlan'>['plan']; readonly version: number };

function Blocks({ plan, version }: BlocksProps) {
  const said = useSaidPlan(plan, version);
  return (
    <InPageLanguage is={said.language !== 'en'}>
      <PlanBlocks blocks={said.plan.blocks} check={plan.check} language={said.language} />
    </InPageLanguage>
  );
}
