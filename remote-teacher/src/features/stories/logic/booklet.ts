import type { Story, StoryScene } from '@lemma/school/story';

/** A printable story. Nothing in it names an answer. */
type Booklet = {
  /** The scenes before the choice, each with its problem. */
  readonly scenes: readonly StoryScene[];
  /** The choice, and for each way its label, its scene and its ending; older stories have none. */
  readonly choice: StoryScene | undefined;
  readonly ways: readonly { readonly label: string; readonly scene: StoryScene; readonly end: string }[];
};

/** Splits a story for paper, where nothing waits for an answer: both ways of the choice are printed. */
export function bookletOf({ scenes }: Pick<Story, 'scenes'>): Booklet {
  const choice = scenes.find((scene) => scene.choice !== undefined);
  const find = (id: string | undefined) => scenes.find((scene) => scene.id === id);
  const ways = (choice?.choice?.options ?? []).flatMap(({ label, next }) => {
    const scene = find(next);
    const end = find(scene?.branches.find(({ on }) => on === 'right')?.next);
    return scene ? [{ label, scene, end: end?.text ?? '' }] : [];
  });
  const chosen = new Set(ways.map(({ scene }) => scene.id));
  return {
    scenes: scenes.filter(({ id, kind, item }) => kind === 'main' && item !== undefined && !chosen.has(id)),
    choice,
    ways,
  };
}
