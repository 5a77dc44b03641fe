import type { Story } from '@lemma/school';
import { Figure, Prose } from '@lemma/ui';
import { Task } from '../../../data/plan-item-view.tsx';
import { keyText } from '../../../data/plan-text.ts';
import { useText } from '../../../text/texts.ts';

/** The story to print: a scene a page with room to work, what happens after a right answer overleaf, answers last. */
export function Booklet({ story }: { readonly story: Story }) {
  const t = useText('story');
  const main = story.scenes.filter(({ kind }) => kind === 'main');
  const end = story.scenes.find(({ kind }) => kind === 'end');
  return (
    <div className="flex max-w-2xl flex-col gap-10">
      {main.map((scene, index) => (
        <section key={scene.id} aria-label={scene.title} {...(index > 0 && { 'data-print': 'page' })}>
          {index > 0 && (
            <p className="measure pb-4 text-lg">
              <Prose text={main[index - 1]?.branches[0]?.text ?? ''} />
            </p>
          )}
          <p className="measure pb-4 text-lg">
            <Prose text={scene.text} />
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
      {end && (
        <section aria-label={t('theEnd')} data-print="page">
          <p className="measure pb-4 text-lg">
            <Prose text={main.at(-1)?.branches[0]?.text ?? ''} />
          </p>
          <p className="measure text-lg">
            <Prose text={end.text} />
          </p>
        </section>
      )}
      <section aria-label={t('answersTitle')} data-print="page">
        <h2 className="pb-2 text-lg font-semibold">{t('answersTitle')}</h2>
        <ol className="list-decimal pl-6">
          {main.map(({ id, item }) => (
            <li key={id}>{item && <Prose text={keyText(item)} />}</li>
          ))}
        </ol>
      </section>
    </div>
  );
}
