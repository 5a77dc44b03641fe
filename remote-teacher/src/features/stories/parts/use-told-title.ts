import type { Story } from '@lemma/school/story';
import { useMathWords } from '@lemma/screens';

/** Titles and labels of a story in the language of the page if its text is known in it, otherwise in English. */
export function useToldTitle({ scenes }: Pick<Story, 'scenes'>) {
  const { task } = useMathWords();
  const isTold = task(scenes[0]?.text ?? '').lang !== 'en';
  return (english: string) => (isTold ? task(english) : { text: english, lang: 'en' as const });
}
