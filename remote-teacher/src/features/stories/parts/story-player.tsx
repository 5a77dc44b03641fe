import type { Story, StoryBranch, StoryScene } from '@lemma/school/story';
import { EngineText, ReadAloud, useMathWords } from '@lemma/screens';
import { AnswerField, Button, Figure, Notice } from '@lemma/ui';
import { type SubmitEvent, useState } from 'react';
import { Task } from '#shared/parts/task.tsx';
import { useStoryText } from '#shared/text/use-story-text.ts';
import { useAnswer } from '../commands.ts';
import { useToldTitle } from './use-told-title.ts';

/** The story scene by scene: each answer decides how it continues. */
export function StoryPlayer({ story }: { readonly story: Story }) {
  const t = useStoryText('story');
  const { task } = useMathWords();
  const titled = useToldTitle(story);
  const [first] = story.scenes;
  const [at, setAt] = useState(first?.id ?? '');
  const [taken, setTaken] = useState<StoryBranch | undefined>();
  const scene = story.scenes.find(({ id }) => id === at) ?? first;
  if (scene === undefined) return null;
  const choose = (next: string) => () => setAt(next);
  const goOn = () => {
    if (taken) setAt(taken.next);
    setTaken(undefined);
  };
  const [told, title] = [task(scene.text), titled(scene.title)];
  const math = scene.item?.math === undefined ? '' : `\`${scene.item.math}\``;
  const aloud = [told.text, scene.item && task(scene.item.prompt).text, math];
  return (
    <article aria-label={scene.title} className="flex max-w-2xl flex-col gap-4">
      {scene !== first && (
        <h2 className="text-lg font-semibold">
          <span lang={title.lang}>{title.text}</span>
        </h2>
      )}
      <p className="measure text-lg">
        <EngineText text={scene.text} />
      </p>
      <ReadAloud key={`aloud ${scene.id}`} language={told.lang === 'es' ? 'es' : 'en'} text={aloud.join(' ')} />
      {scene.picture && (
        <div className="max-w-md">
          <Figure picture={scene.picture} />
        </div>
      )}
      {taken ? (
        <Notice title={t('reply')}>
          <p className="measure pb-3" role="status">
            <EngineText text={taken.text} />
          </p>
          <Button kind="primary" onClick={goOn}>
            {t('next')}
          </Button>
        </Notice>
      ) : (
        scene.item && <Answer key={scene.id} scene={scene} onBranch={setTaken} />
      )}
      {scene.choice && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t('chooseWay')}</legend>
          {scene.choice.options.map(({ label, next }) => (
            <Button key={next} onClick={choose(next)}>
              <EngineText text={label} />
            </Button>
          ))}
        </fieldset>
      )}
      {scene.kind === 'end' && (
        <Button className="self-start" onClick={() => setAt(first?.id ?? '')}>
          {t('restart')}
        </Button>
      )}
    </article>
  );
}

type AnswerProps = { readonly scene: StoryScene; readonly onBranch: (branch: StoryBranch) => void };

function Answer({ scene, onBranch }: AnswerProps) {
  const t = useStoryText('story');
  const [response, setResponse] = useState('');
  const [said, setSaid] = useState('');
  const answer = useAnswer();
  const { item } = scene;
  if (item === undefined) return null;
  const send = (given: string) =>
    answer.mutate(
      { scene, response: given },
      {
        onSuccess: (outcome) => {
          if (outcome?.branch) onBranch(outcome.branch);
          else if (outcome) setSaid(outcome.tried.outcome === 'invalid' ? outcome.tried.message : t('unknown'));
        },
      },
    );
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (response.trim() !== '' && !answer.isPending) send(response);
  };
  const { options, ...task } = item;
  return (
    <form onSubmit={handleSubmit} className="flex flex-col gap-4 border-l-2 border-accent pl-4">
      <Task item={task} small />
      {options ? (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t('choose')}</legend>
          {options.map(({ id, label }) => (
            <Button key={id} pending={answer.isPending} onClick={() => send(id)}>
              <EngineText text={label} />
            </Button>
          ))}
        </fieldset>
      ) : (
        <>
          <AnswerField kind="expression" label={t('answer')} value={response} onChange={setResponse} />
          <Button type="submit" kind="primary" className="self-start" pending={answer.isPending}>
            {t('check')}
          </Button>
        </>
      )}
      <p role="status">{said}</p>
    </form>
  );
}
