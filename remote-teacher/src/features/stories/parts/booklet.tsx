import type { Story, StoryScene } from '@lemma/school/story';
import { EngineText } from '@lemma/screens';
import { Figure } from '@lemma/ui';
import { Task } from '#shared/parts/task.tsx';
import { useStoryText } from '#shared/text/use-story-text.ts';
import { bookletOf } from '../logic/booklet.ts';
import { useToldTitle } from './use-told-title.ts';

type Heading = { readonly text: string; readonly lang: string };

/** A scene with room to work below its problem. */
function Page({ scene, heading, first = false }: { scene: StoryScene; heading: Heading; first?: boolean }) {
  return (
    <section aria-label={scene.title} {...(!first && { 'data-print': 'page' })}>
      <h2 className="pb-2 text-lg font-semibold">
        <span lang={heading.lang}>{heading.text}</span>
      </h2>
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
  );
}

/** The printed story: a scene a page with room to work, the choice, both ways, and how each ends. It names no answer. */
export function Booklet({ story }: { readonly story: Story }) {
  const t = useStoryText('story');
  const told = useToldTitle(story);
  const { scenes, choice, ways } = bookletOf(story);
  return (
    <div className="flex max-w-2xl flex-col gap-10">
      {scenes.map((scene, index) => (
        <Page key={scene.id} scene={scene} heading={told(scene.title)} first={index === 0} />
      ))}
      {choice && (
        <section aria-label={choice.title} data-print="page">
          <h2 className="pb-2 text-lg font-semibold">
            <span lang={told(choice.title).lang}>{told(choice.title).text}</span>
          </h2>
          <p className="measure pb-4 text-lg">
            <EngineText text={choice.text} />
          </p>
          <ol className="flex list-[upper-alpha] flex-col gap-2 pl-8 text-lg">
            {ways.map(({ label, scene }) => (
              <li key={scene.id}>
                <EngineText text={label} />
              </li>
            ))}
          </ol>
          <p className="pt-4">{t('bothWays')}</p>
        </section>
      )}
      {ways.map(({ label, scene }, index) => (
        <Page key={scene.id} scene={scene} heading={told(`${'AB'.charAt(index)}: ${label}`)} />
      ))}
      {ways.length > 0 && (
        <section aria-label={t('endings')} data-print="page">
          <h2 className="pb-2 text-lg font-semibold">{t('endings')}</h2>
          {ways.map(({ label, scene, end }, index) => (
            <div key={scene.id} className="pb-4">
              <h3 className="font-semibold">
                {'AB'.charAt(index)}: <EngineText text={label} />
              </h3>
              <p className="measure text-lg">
                <EngineText text={end} />
              </p>
            </div>
          ))}
          <p className="border-b border-line-strong pb-24 pt-2">{t('whichWay')}</p>
        </section>
      )}
    </div>
  );
}
