import { pictureInSpanish } from '@lemma/math/spanish/picture';
import { skillsInSpanish } from '@lemma/math/spanish/skills';
import { toSpanishSpeech } from '@lemma/math/spanish/speech';
import { taskInSpanish } from '@lemma/math/spanish/tasks';
import { speakMathIn } from '@lemma/ui';
import type { Reader, Translated } from './use-math-words.ts';

/** The stories, and what helps with their tasks. */
async function withStories(): Promise<Pick<Translated, 'task' | 'picture'>> {
  const [{ guidanceInSpanish }, { storyInSpanish }] = await Promise.all([
    import('@lemma/math/spanish/guidance'),
    import('@lemma/math/spanish/stories'),
  ]);
  const say = (text: string, reader: Reader = 'child') =>
    guidanceInSpanish(text, reader) ??
    storyInSpanish(text, (said) => guidanceInSpanish(said, reader) ?? guidanceInSpanish(said, 'child'));
  return { task: say, picture: (picture) => pictureInSpanish(picture, say) };
}

/** Names, tasks and speech in Spanish, and how the rest comes. */
export function mathInSpanish(): Translated {
  speakMathIn('es', toSpanishSpeech);
  return {
    skills: skillsInSpanish,
    task: taskInSpanish,
    picture: pictureInSpanish,
    more: async () => {
      const { guidanceInSpanish } = await import('@lemma/math/spanish/guidance');
      return {
        task: guidanceInSpanish,
        picture: (picture) => pictureInSpanish(picture, guidanceInSpanish),
        last: withStories,
      };
    },
  };
}
