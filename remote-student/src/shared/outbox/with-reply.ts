import type { CallOutput } from '@lemma/school/calls';
import type { Submission, WorkItem } from '@lemma/school/work';

type Reply = CallOutput<'submitAttempt'>;

/** The work updated from the server's reply, before the document itself arrives. A newer document stays. */
export function withReply<S extends Submission | null | undefined>(known: S, reply: Reply): S | Submission {
  if (!known) return known;
  if (reply.kind === 'set-aside') {
    const others = (known.setAside ?? []).filter(({ id }) => id !== reply.entry.id);
    return { ...known, setAside: [...others, reply.entry] };
  }
  if (reply.kind === 'invalid') return known;
  const { item } = reply;
  const roundOf = ({ mastery }: WorkItem) => mastery?.rounds.length ?? 0;
  const isNewer = (one: WorkItem) =>
    roundOf(item) > roundOf(one) || (roundOf(item) === roundOf(one) && one.attempts.length <= item.attempts.length);
  const items = known.items.map((one) => (one.id === item.id && isNewer(one) ? item : one));
  return { ...known, items };
}
