import type { StoryScene } from '@lemma/school/story';
import { useCommand } from '@lemma/screens';
import { call } from '@lemma/shared-auth';
import { tellFault } from '#shared/logic/tell-fault.ts';
import { asTrial, branchFor } from './logic/trial.ts';

/** Checks an answer on the server and finds the branch that it takes. */
export const useAnswer = () =>
  useCommand(
    async ({ scene, response }: { scene: StoryScene; response: string }) => {
      if (scene.item === undefined) return undefined;
      const tried = await call('tryPreview', { item: asTrial(scene.item), sample: 0, response, hintsShown: 0 });
      return { tried, branch: branchFor(scene, tried) };
    },
    {
      onError: tellFault,
    },
  );
