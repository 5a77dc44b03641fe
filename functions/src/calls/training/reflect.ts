import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { changeOwn } from '../../engines/interviews/own.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

export const reflect: Handler<typeof calls.reflect> = ({ interviewId, ...reflection }, caller) =>
  inTransaction((tx) =>
    changeOwn(interviewId, caller, tx, ({ interview, hidden }) => {
      if (interview.result === undefined) throw new AppError('work/not-open', 'no result yet');
      return { hidden, interview: { ...interview, state: 'reflected', reflection } };
    }),
  );
