import { useSearchParams } from '@lemma/router';
import { QueryView } from '@lemma/screens';
import { useUid } from '@lemma/shared-auth';
import { ButtonLink, Empty, PageHeader } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { useText } from '../../text/texts.ts';
import { storyQueries } from './data/story-data.ts';
import { StoryForm } from './ui/story-form.tsx';
import { StoryShelf } from './ui/story-shelf.tsx';
import { StoryView } from './ui/story-view.tsx';

/** Making stories and finding them again; with `?story=`, one of them. */
export function StoriesPage() {
  const t = useText('story');
  const [search] = useSearchParams();
  const storyId = search.get('story');
  if (storyId !== null) return <SavedStory storyId={storyId} key={storyId} />;
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <StoryForm />
      <StoryShelf />
    </>
  );
}

function SavedStory({ storyId }: { readonly storyId: string }) {
  const t = useText('story');
  const story = useQuery(storyQueries.story(useUid(), storyId));
  return (
    <QueryView query={story}>
      {(found) =>
        found === null ? (
          <>
            <PageHeader title={t('title')} />
            <Empty drawing="gap" title={t('gone')} action={<ButtonLink to={paths.stories()}>{t('back')}</ButtonLink>}>
              <p>{t('goneBody')}</p>
            </Empty>
          </>
        ) : (
          <StoryView story={found} />
        )
      }
    </QueryView>
  );
}
