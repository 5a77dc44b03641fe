import { SECOND } from '@lemma/school/time';
import { mayWork, type Submission, timeEndsAt } from '@lemma/school/work';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { asksAgain, type Heard, isInDoubt, serverNow } from '../logic/server-time.ts';
import { workQueries } from '../queries.ts';

/** How often the server is asked for its time while that is not known, in milliseconds. */
const ASK_MS = 10 * SECOND;

/** Whether a time limit runs. */
export const isTimed = (submission: Submission): boolean => timeEndsAt(submission) !== undefined && mayWork(submission);

/**
 * The milliseconds that are left of a running time limit, by the server's clock; 0 when it is over. `unknown` as long as
 * the server's time is not known: nothing has been heard of it since the page was loaded, or since the device slept.
 */
export function useTimeLeft(uid: string, submission: Submission) {
  const runs = isTimed(submission);
  const [now, setNow] = useState(() => performance.now());
  const [doubted, setDoubted] = useState<Heard | undefined>();
  const query = workQueries.opened(uid, submission.assignmentId);
  const { data, refetch } = useQuery({
    ...query,
    refetchInterval: ({ state }) => runs && asksAgain(state.data, doubted) && ASK_MS,
  });
  const heard = data?.heard;
  const isKnown = heard !== undefined && heard !== doubted;

  useEffect(() => {
    if (!runs || !isKnown) return;
    const look = () => (isInDoubt(heard) ? setDoubted(heard) : setNow(performance.now()));
    const timer = setInterval(look, SECOND);
    return () => clearInterval(timer);
  }, [runs, isKnown, heard]);

  const isDoubted = heard !== undefined && !isKnown;
  useEffect(() => {
    if (runs && isDoubted) void refetch();
  }, [runs, isDoubted, refetch]);

  const endsAt = timeEndsAt(submission);
  if (!runs || endsAt === undefined) return { heard, endsAt: undefined };
  return { heard, endsAt, left: isKnown ? Math.max(0, endsAt - serverNow(heard, now)) : undefined };
}
