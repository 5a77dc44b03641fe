import { mayIn } from '@lemma/school/class';
import type { Plan } from '@lemma/school/plan';
import { InPageLanguage } from '@lemma/screens';
import { useUid } from '@lemma/shared-auth';
import { Button, ButtonLink, formatSaved, Menu, PageHeader, TabLinks, useTab } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PlanBlocks } from '#shared/parts/plan-blocks.tsx';
import { paths } from '#shared/paths.ts';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import type { SaidPlan } from '#shared/queries/use-said-plan.ts';
import { usePlanText } from '#shared/text/use-plan-text.ts';
import { usePlanCall } from '../commands.ts';
import { downloadProblems, downloadWord } from '../logic/downloads.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { ClassFirst } from './class-first.tsx';
import { PicturesForWord } from './pictures-for-word.tsx';
import { PlanBlockView } from './plan-block-view.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { ObservationSheet, StudentSheet } from './sheets.tsx';
import { Versions } from './versions.tsx';

type PlanViewProps = { readonly plan: Plan; readonly said: SaidPlan<Plan> };

/** A plan: its checks, its editable blocks, the sheets made from it, and its history. Read as it is said, changed as it is stored. */
export function PlanView({ plan, said }: PlanViewProps) {
  const t = usePlanText('plan');
  const uid = useUid();
  const classes = useQuery(teacherQueries.classes(uid));
  const taught = (classes.data ?? []).filter((one) => mayIn(one, uid, 'teach'));
  const again = usePlanCall('remakePlan');
  const [open, setOpen] = useState<'assign' | 'rename' | 'word' | undefined>();
  const tabs = (['plan', 'sheet', 'observation', 'versions'] as const).map((id) => ({ id, label: t(`tabs.${id}`) }));
  const tab = useTab(tabs, 'view');
  const lead = [
    plan.className === undefined ? '' : t('forClass', { name: plan.className }),
    t('saved', { at: formatSaved(plan.updatedAt), version: plan.version }),
    plan.writtenBy === 'builtin' ? t('builtin') : '',
  ];
  const close = (shown: boolean) => !shown && setOpen(undefined);
  return (
    <>
      <PageHeader
        title={said.plan.title}
        lead={lead.filter((each) => each !== '').join(' · ')}
        back={{ to: paths.plans(), label: t('library') }}
        actions={
          <>
            <Menu
              trigger={<Button>{t('moreActions')}</Button>}
              items={[
                { label: t('word'), onSelect: () => setOpen('word') },
                { label: t('csv'), onSelect: () => downloadProblems(said.plan) },
                { label: t('rename'), onSelect: () => setOpen('rename') },
                {
                  label: t('again'),
                  onSelect: () => again.mutate({ planId: plan.id, version: plan.version }),
                  separated: true,
                },
              ]}
            />
            <ButtonLink to={paths.lessonPlan()}>{t('back')}</ButtonLink>
            <Button onClick={() => window.print()}>{t('print')}</Button>
            <Button kind="primary" onClick={() => setOpen('assign')}>
              {t('assign')}
            </Button>
          </>
        }
      />
      <TabLinks label={t('views')} tabs={tabs} param="view" />
      <InPageLanguage is={said.language !== 'en'}>
        {tab === 'plan' && (
          <>
            <ClassFirst plan={said.plan} />
            <PlanBlocks
              blocks={said.plan.blocks}
              check={plan.check}
              language={said.language}
              around={(block, content) => <PlanBlockView key={block.id} plan={plan} block={block} content={content} />}
            />
          </>
        )}
        {tab === 'sheet' && <StudentSheet plan={said.plan} language={said.language} />}
        {tab === 'observation' && <ObservationSheet plan={said.plan} />}
      </InPageLanguage>
      {tab === 'versions' && <Versions plan={plan} />}
      {open === 'assign' && <AssignDialog plan={plan} classes={taught} onOpenChange={close} />}
      {open === 'word' && (
        <PicturesForWord
          plan={said.plan}
          onDrawn={(pictures) => {
            setOpen(undefined);
            void downloadWord(said, pictures);
          }}
        />
      )}
      {open === 'rename' && <RenameDialog plan={plan} onOpenChange={close} />}
    </>
  );
}
