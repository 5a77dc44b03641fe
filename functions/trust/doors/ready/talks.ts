import { randomUUID as newId } from 'node:crypto';
import { ownOf, target } from '../target.ts';
import type { Prepare } from './scene.ts';

const { interviewId } = target;

/** Of interviews. */
export const ofTalks = {
  hear: async ({ input, who }) => ({ ...input, interviewId: ownOf('pupil', who.uid) }),
  undoTurn: async ({ own }) => {
    const turnId = newId();
    await own.call('say', { interviewId, turnId, text: 'Why?' });
    return { interviewId, turnId };
  },
  pauseInterview: async ({ own, input }) => {
    await own.call('say', { interviewId, turnId: newId(), text: 'Why?' });
    return input;
  },
  diagnose: async ({ own, input }) => {
    await own.call('finishInterview', { interviewId });
    return input;
  },
  reflect: async ({ own, input }) => {
    await own.call('finishInterview', { interviewId });
    await own.call('diagnose', { interviewId, named: null, predictions: [] });
    return input;
  },
} satisfies Record<string, Prepare>;
