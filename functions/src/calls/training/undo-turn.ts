import type { calls } from '@lemma/school/calls';
import { changeOwn } from '../../engines/interviews/own.ts';
import { requireTalking } from '../../engines/interviews/talking.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

export const undoTurn: Handler<typeof calls.undoTurn> = ({ interviewId, turnId }, caller) =>
  inTransaction((tx) =>
    changeOwn(interviewId, caller, tx, (opened) => {
      const { interview, hidden } = opened;
      if (interview.turns.at(-1)?.id !== turnId) return opened;
      requireTalking(interview);
      return {
        interview: { ...interview, turns: interview.turns.slice(0, -1), undone: interview.undone + 1 },
        hidden: { ...hidden, records: hidden.records.slice(0, -1) },
      };
    }),
  );
