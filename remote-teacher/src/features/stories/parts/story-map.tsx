import type { Story } from '@lemma/school/story';
import { EngineText } from '@lemma/screens';
import { Section } from '@lemma/ui';
import { PlanItemView } from '#shared/parts/plan-item-view.tsx';
import { useMisconceptionNames } from '#shared/queries/misconceptions-in-words.ts';
import { useStoryText } from '#shared/text/use-story-text.ts';
import { useToldTitle } from './use-told-title.ts';

/** The teacher's sheet: every scene with its key, its solution, and the target of each answer and each choice. */
export function StoryMap({ story }: { readonly story: Story }) {
  const t = useStoryText('story');
  const nameOf = useMisconceptionNames();
  const told = useToldTitle(story);
  const titleOf = (id: string): string => told(story.scenes.find((scene) => scene.id === id)?.title ?? id).text;
  return (
    <div className="max-w-2xl">
      {story.scenes.map(({ id, title, text, item, branches, choice }) => (
        <Section key={id} ruled title={told(title).text}>
          <p className="measure pb-2">
            <EngineText text={text} />
          </p>
          {item && <PlanItemView item={item} small />}
          {choice && (
            <ul className="list-disc pl-6">
              {choice.options.map(({ label, next }) => (
                <li key={next}>
                  <EngineText text={label} /> <span className="text-muted">{t('leads', { scene: titleOf(next) })}</span>
                </li>
              ))}
            </ul>
          )}
          <dl className="mt-2 flex flex-col gap-2">
            {branches.map(({ on, idea, ideaName: stored, text: reply, next }) => (
              <div key={`${on} ${idea ?? ''}`}>
                <dt className="text-muted">
                  {on === 'idea' ? t('onIdea', { name: nameOf(idea ?? '', stored ?? idea ?? '') }) : t(`on.${on}`)} ·{' '}
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
