import type { Story } from '@lemma/school/story';
import { EngineText } from '@lemma/screens';
import { Section } from '@lemma/ui';
import { PlanItemView } from '#shared/parts/plan-item-view.tsx';
import { useStoryText } from '#shared/text/use-story-text.ts';

/** Every scene with its key and the target of each answer. */
export function StoryMap({ story }: { readonly story: Story }) {
  const t = useStoryText('story');
  const titleOf = (id: string): string => story.scenes.find((scene) => scene.id === id)?.title ?? id;
  return (
    <div className="max-w-2xl">
      {story.scenes.map(({ id, title, text, item, branches }) => (
        <Section key={id} ruled title={title}>
          <p className="measure pb-2">
            <EngineText text={text} />
          </p>
          {item && <PlanItemView item={item} small />}
          <dl className="mt-2 flex flex-col gap-2">
            {branches.map(({ on, idea, ideaName, text: reply, next }) => (
              <div key={`${on} ${idea ?? ''}`}>
                <dt className="text-muted">
                  {on === 'idea' ? t('onIdea', { name: ideaName ?? idea ?? '' }) : t(`on.${on}`)} ·{' '}
                  {t('leads', { scene: titleOf(next) })}
                </dt>
                <dd className="measure">
                  <EngineText text={reply} />
                </dd>
              </div>
            ))}
          </dl>
        </Section>
      ))}
    </div>
  );
}
