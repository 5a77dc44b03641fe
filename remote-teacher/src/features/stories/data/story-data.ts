import { type AssignmentItem, type StoryScene, storySchema, storyShelfSchema } from '@lemma/school';
import { call, documentQuery } from '@lemma/shared-auth';
import { useMutation } from '@tanstack/react-query';
import { tellFault } from '../../../data/tell-fault.ts';

/** One document for the list of stories, one for the story that is open. */
export const storyQueries = {
  shelf: (uid: string) => documentQuery(['teacher', uid, 'stories', 'shelf'], 'storyShelves', uid, storyShelfSchema),
  story: (uid: string, storyId: string) =>
    documentQuery(['teacher', uid, 'stories', 'story', storyId], 'stories', storyId, storySchema),
};

/** A scene's problem as an item that can be tried without being recorded. */
export const asTrial = ({ id, skill, level, case: caseId, seed }: NonNullable<StoryScene['item']>): AssignmentItem => ({
  ...{ id, skill, level, case: caseId, seed },
  ...{ points: 1, tries: 0, tryPenalty: 0, hints: 'off', variants: false },
});

/** Checks an answer on the server and finds the branch that it takes. */
export const useAnswer = () =>
  useMutation({
    mutationFn: async ({ scene, response }: { scene: StoryScene; response: string }) => {
      if (scene.item === undefined) return undefined;
      const tried = await call('tryPreview', { item: asTrial(scene.item), sample: 0, response, hintsShown: 0 });
      return { tried, branch: branchFor(scene, tried) };
    },
    onError: tellFault,
  });

type Tried = { readonly outcome: string; readonly misconception?: string | undefined };

/** The branch of an answer: right, the named idea, else anything else. None for an answer that could not be read. */
export function branchFor({ branches }: Pick<StoryScene, 'branches'>, { outcome, misconception }: Tried) {
  const other = branches.find(({ on }) => on === 'other');
  if (outcome === 'right') return branches.find(({ on }) => on === 'right');
  if (outcome !== 'wrong') return undefined;
  return branches.find(({ on, idea }) => on === 'idea' && idea === misconception) ?? other;
}
