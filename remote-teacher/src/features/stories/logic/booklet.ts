import type { Story, StoryScene } from '@lemma/school/story';

/** A story on paper: what a child works on, and apart from it what is read when the work is done. */
type Booklet = {
  readonly scenes: readonly StoryScene[];
  /** How the story goes on after each scene: it tells the answer. */
  readonly onward: readonly { readonly id: string; readonly item: StoryScene['item']; readonly text: string }[];
  readonly ending: string | undefined;
};

/** On paper nothing waits for an answer, so no word that tells one stands with the problems. */
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
