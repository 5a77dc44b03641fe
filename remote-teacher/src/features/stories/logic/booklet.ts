import type { Story, StoryScene } from '@lemma/school/story';

/** A printable story: the scenes to work on and, separately, what is read afterwards. */
type Booklet = {
  readonly scenes: readonly StoryScene[];
  /** How the story continues after each scene; it reveals the answers. */
  readonly onward: readonly { readonly id: string; readonly item: StoryScene['item']; readonly text: string }[];
  readonly ending: string | undefined;
};

/**
 * Splits a story for paper, where nothing waits for an answer: no text that reveals an answer is printed with the
 * problems.
 */
export function bookletOf({ scenes }: Pick<Story, 'scenes'>): Booklet {
  const main = scenes.filter(({ kind }) => kind === 'main');
  return {
    scenes: main,
    onward: main.map(({ id, item, branches }) => ({
      ...{ id, item },
      text: branches.find(({ on }) => on === 'right')?.text ?? '',
    })),
    ending: scenes.find(({ kind }) => kind === 'end')?.text,
  };
}
