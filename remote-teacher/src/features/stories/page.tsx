import { useSearchParams } from '@lemma/router';
import { QueryView } from '@lemma/screens';
import { useUid } from '@lemma/shared-auth';
import { ButtonLink, Empty, PageHeader } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#shared/paths.ts';
import { useStoryText } from '#shared/text/use-story-text.ts';
import { StoryForm } from './parts/story-form.tsx';
import { StoryShelf } from './parts/story-shelf.tsx';
import { StoryView } from './parts/story-view.tsx';
import { storyQueries } from './queries.ts';

/** A form for stories and the list of them; with `?story=`, one of them. */
export function StoriesPage() {
  const t = useStoryText('story');
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
  const t = useStoryText('story');
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
