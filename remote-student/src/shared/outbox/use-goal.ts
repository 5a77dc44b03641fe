import { type ChosenAim, GOAL } from '@lemma/offline/journal';
import type { Goal } from '@lemma/school/practice';
import { useState } from 'react';
import { useOutbox } from './use-outbox.ts';

type Choice = { readonly aim: ChosenAim | null; readonly at: number };

/**
 * The student's goal: the latest of what this device has chosen, of what waits on it to be sent, and of what the server
 * knows. `choose` stores a choice on the device before it is sent, so that it needs no connection.
 */
export function useGoal(uid: string, stored: Goal | undefined) {
  const { waiting, send } = useOutbox(uid, GOAL);
  const [chosen, setChosen] = useState<Choice | undefined>();
  const unsent = waiting.findLast((entry) => entry.kind === 'goal');
  const own = [chosen, unsent?.kind === 'goal' ? unsent : undefined]
    .filter((one) => one !== undefined)
    .toSorted((one, other) => other.at - one.at)[0];
  const isNewer = own !== undefined && own.at > (stored?.at ?? 0);
  return {
    aim: isNewer ? (own.aim ?? undefined) : stored?.aim,
    isWaiting: unsent !== undefined,
    choose: async (aim: ChosenAim | null) => {
      const choice = { aim, at: Date.now() };
      setChosen(choice);
      await send({ kind: 'goal', uid, submissionId: GOAL, ...choice });
    },
  };
}
