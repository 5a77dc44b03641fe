import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { changeOwn, type Opened } from '../../engines/interviews/own.ts';
import { resultOf } from '../../engines/interviews/result.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

export const diagnose: Handler<typeof calls.diagnose> = ({ interviewId, named, predictions }, caller) =>
  inTransaction((tx) =>
    changeOwn(interviewId, caller, tx, (opened): Opened => {
      const { interview, hidden } = opened;
      if (interview.result !== undefined) return opened;
      if (interview.state !== 'finished') throw new AppError('work/not-open', 'the talk goes on');
      const known = new Set(interview.ideas.map(({ id }) => id));
      if (Array.isArray(named) && !named.every((id) => known.has(id)))
        throw new AppError('input/malformed', 'no such idea');
      const result = resultOf(interview, hidden, named, predictions);
      return { hidden, interview: { ...interview, state: 'scored', result } };
    }),
  );
