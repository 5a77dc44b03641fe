import type { calls } from '@lemma/school/calls';
import { changeOwn } from '../../engines/interviews/own.ts';
import { requireTalking } from '../../engines/interviews/talking.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

export const anticipate: Handler<typeof calls.anticipate> = ({ interviewId, anticipation }, caller) =>
  inTransaction((tx) =>
    changeOwn(interviewId, caller, tx, ({ interview, hidden }) => {
      requireTalking(interview);
      const known = anticipation.ideas.filter((id) => interview.ideas.some((idea) => idea.id === id));
      const state = interview.state === 'draft' ? 'in-progress' : interview.state;
      return { hidden, interview: { ...interview, state, anticipation: { ...anticipation, ideas: known } } };
    }),
  );
