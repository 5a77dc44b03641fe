import { useNavigate } from '@lemma/router';
import type { Story } from '@lemma/school/story';
import { useCall, useMathWords } from '@lemma/screens';
import {
  AlertDialog,
  Button,
  ButtonLink,
  Menu,
  PageHeader,
  Status,
  Switch,
  TabLinks,
  useLocale,
  useTab,
} from '@lemma/ui';
import { useState } from 'react';
import { tellFault } from '#shared/logic/tell-fault.ts';
import { paths } from '#shared/paths.ts';
import { useStoryText } from '#shared/text/use-story-text.ts';
import { readingGrade } from '../logic/reading-grade.ts';
import { AssignStory } from './assign-story.tsx';
import { Booklet } from './booklet.tsx';
import { StoryMap } from './story-map.tsx';
import { StoryPlayer } from './story-player.tsx';
import { useToldTitle } from './use-told-title.ts';

/** A story: to play, to print, and as a map. */
export function StoryView({ story }: { readonly story: Story }) {
  const t = useStoryText('story');
  const navigate = useNavigate();
  const [open, setOpen] = useState<'assign' | 'remove' | undefined>();
  const [wide, setWide] = useState(false);
  const remove = useCall('removeStory', { onSuccess: async () => navigate(paths.stories()), onError: tellFault });
  const tabs = (['read', 'booklet', 'map'] as const).map((id) => ({ id, label: t(`tabs.${id}`) }));
  const tab = useTab(tabs, 'view');
  const { checked, right } = story.check;
  const words = useMathWords();
  const skill = story.scenes.find(({ item }) => item !== undefined)?.item?.skill ?? '';
  const title = useToldTitle(story)(story.title);
  const isTranslated = title.lang === useLocale();
  const close = (shown: boolean) => !shown && setOpen(undefined);
  return (
    <>
      <PageHeader
        title={title.text}
        lead={`${story.request.standard} · ${words.skill(skill, story.skillName).text} · ${t('readingLevel', { level: readingGrade(story.readingLevel) })}`}
        back={{ to: paths.stories(), label: t('back') }}
        actions={
          <>
            <Menu
              trigger={<Button>{t('remove')}</Button>}
              items={[{ label: t('remove'), onSelect: () => setOpen('remove'), danger: true }]}
            />
            <ButtonLink to={`${paths.stories()}?standard=${story.request.standard}`}>{t('another')}</ButtonLink>
            <Button onClick={() => window.print()}>{t('print')}</Button>
            <Button kind="primary" onClick={() => setOpen('assign')}>
              {t('assign')}
            </Button>
          </>
        }
      />
      <TabLinks label={t('views')} tabs={tabs} param="view" />
      <div className="flex flex-wrap items-center justify-between gap-4 pb-4" data-print="hide">
        <p>
          <Status tone={right === checked ? 'done' : 'attention'}>{t('checked', { right, checked })}</Status>{' '}
          <span className="text-sm text-muted">
            {t('checkedLead')} {!isTranslated && t('inEnglish')}
          </span>
        </p>
        <Switch label={t('spacing')} checked={wide} onCheckedChange={setWide} />
      </div>
      <div className={wide ? 'tracking-wide leading-loose [word-spacing:0.2em]' : ''}>
        {tab === 'read' && <StoryPlayer story={story} />}
        {tab === 'booklet' && <Booklet story={story} />}
        {tab === 'map' && <StoryMap story={story} />}
      </div>
      {open === 'assign' && <AssignStory story={story} onOpenChange={close} />}
      <AlertDialog
        open={open === 'remove'}
        onOpenChange={close}
        title={t('removeTitle')}
        consequence={t('removeBody')}
        confirmLabel={t('remove')}
        pending={remove.isPending}
        onConfirm={() => remove.mutate({ storyId: story.id })}
      />
    </>
  );
}
