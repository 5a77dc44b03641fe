import type { Story } from '@lemma/school/story';
import { EngineText } from '@lemma/screens';
import { Figure } from '@lemma/ui';
import { keyText } from '#shared/logic/plan-text.ts';
import { Task } from '#shared/parts/task.tsx';
import { useStoryText } from '#shared/text/use-story-text.ts';
import { bookletOf } from '../logic/booklet.ts';

/** The printed story: one scene per page with room to work; the answers and continuations on the last page. */
export function Booklet({ story }: { readonly story: Story }) {
  const t = useStoryText('story');
  const { scenes, onward, ending } = bookletOf(story);
  return (
    <div className="flex max-w-2xl flex-col gap-10">
      {scenes.map((scene, index) => (
        <section key={scene.id} aria-label={scene.title} {...(index > 0 && { 'data-print': 'page' })}>
          <p className="measure pb-4 text-lg">
            <EngineText text={scene.text} />
          </p>
          {scene.picture && (
            <div className="max-w-md pb-4">
              <Figure picture={scene.picture} />
            </div>
          )}
          {scene.item && (
            <div className="border-b border-line-strong pb-24">
              <Task item={scene.item} small />
            </div>
          )}
        </section>
      ))}
      <section aria-label={t('answersTitle')} data-print="page">
        <h2 className="pb-2 text-lg font-semibold">{t('answersTitle')}</h2>
        <ol className="flex list-decimal flex-col gap-3 pl-6">
          {onward.map(({ id, item, text }) => (
            <li key={id} className="measure">
              {item && <EngineText text={keyText(item)} />}
              <p>
                <EngineText text={text} />
              </p>
            </li>
          ))}
        </ol>
        {ending !== undefined && (
          <p className="measure pt-6 text-lg">
            <EngineText text={ending} />
          </p>
        )}
      </section>
    </div>
  );
}
