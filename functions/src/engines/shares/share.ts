import type { Query } from 'firebase-admin/firestore';
import { z } from 'zod';
import { hashOf } from '../../platform/hash.ts';

export const kinds = [
  'digests',
  'waiting',
  'reminders',
  'chats',
  'classes',
  'returns',
  'school',
  'schoolGone',
  'rest',
  'easiness',
  'folds',
] as const;
export type ShareKind = (typeof kinds)[number];

/**
 * A part of work on many documents, small enough for one task. Without `ids` it only creates tasks for the next page of
 * ids, from `after` on. `at` is when the whole work began, in milliseconds: a task that runs after midnight still does
 * the work of its day.
 */
export const shareSchema = z.object({
  kind: z.enum(kinds),
  at: z.int(),
  after: z.string().optional(),
  ids: z.array(z.string()).optional(),
});
export type Share = z.infer<typeof shareSchema>;

/**
 * What is done with the documents of a query. The result must be the same when it runs twice, late, or beside another
 * run.
 */
export type Work = {
  /** The query. Left out: the work is one task without ids. Returning undefined: nothing to do at this time. */
  readonly wanted?: (at: number) => Query | undefined;
  /** The number of documents in one task. */
  readonly size: number;
  readonly each: (ids: readonly string[], at: number) => Promise<void>;
};

/** Adds a share to the queue under a name, unless a share with this name is there. */
export type Put = (name: string, share: Share) => Promise<void>;

/** How many ids one task distributes; the next task continues. */
const DEALT = 2000;

/**
 * The name of a share, by everything that it is to do. Two shares of one run may begin with the same id: where a deal is
 * repeated after the list has changed, its shares are cut in other places, and one that was dropped for its name would
 * leave somebody out.
 */
export const nameOf = ({ kind, at, after, ids }: Share): string =>
  hashOf(kind, `${at}`, ...(ids === undefined ? ['after', after ?? ''] : ['of', ...ids]));

async function deal({ kind, at, after }: Share, query: Query, size: number, put: Put): Promise<void> {
  const ordered = query.select().orderBy('__name__').limit(DEALT);
  const { docs } = await (after === undefined ? ordered : ordered.startAfter(after)).get();
  const ids = docs.map(({ id }) => id);
  const shares = Array.from(
    { length: Math.ceil(ids.length / size) },
    (_, index): Share => ({
      ...{ kind, at, ids: ids.slice(index * size, (index + 1) * size) },
    }),
  );
  await Promise.all(shares.map((share) => put(nameOf(share), share)));
  const last = ids.at(-1);
  if (last === undefined || ids.length < DEALT) return;
  const next: Share = { kind, at, after: last };
  await put(nameOf(next), next);
}

/**
 * Runs one task: distributes ids, or does the work on some of them. It may be interrupted anywhere and run again,
 * because tasks that it queued have the same names and finished work is found finished.
 */
export async function doShare(share: Share, { wanted, size, each }: Work, put: Put): Promise<void> {
  if (wanted === undefined || share.ids !== undefined) return each(share.ids ?? [], share.at);
  const query = wanted(share.at);
  if (query) await deal(share, query, size, put);
}
