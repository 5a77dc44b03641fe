import type { calls } from '@lemma/school/calls';
import { changeOwn } from '../../engines/interviews/own.ts';
import { requireTalking } from '../../engines/interviews/talking.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

export const pauseInterview: Handler<typeof calls.pauseInterview> = ({ interviewId, paused }, caller) =>
  inTransaction((tx) =>
    changeOwn(interviewId, caller, tx, (opened) => {
      const { interview, hidden } = opened;
      requireTalking(interview);
      const state = paused ? 'paused' : 'in-progress';
      return state === interview.state || interview.state === 'draft'
        ? opened
        : { hidden, interview: { ...interview, state } };
    }),
  );
