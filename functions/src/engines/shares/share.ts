import type { Query } from 'firebase-admin/firestore';
import { z } from 'zod';
import { hashOf } from '../../platform/hash.ts';

export const kinds = ['digests', 'waiting', 'chats', 'classes', 'rest'] as const;
export type ShareKind = (typeof kinds)[number];

/**
 * A part of work on many documents, small enough for one task. Without `ids` it is the deal of it: the next page of ids, from `after` on, is
 * put into tasks. `at` is when the whole began, in milliseconds: a task that runs after midnight still does the work of its day.
 */
export const shareSchema = z.object({
  kind: z.enum(kinds),
  at: z.int(),
  after: z.string().optional(),
  ids: z.array(z.string()).optional(),
});
export type Share = z.infer<typeof shareSchema>;

/**
 * What is done with the documents of a query. It must have the same result when it runs twice, late, or beside another
 * run.
 */
export type Work = {
  /** Left out: one task, without ids. Undefined: nothing to do at this time. */
  readonly wanted?: (at: number) => Query | undefined;
  /** Documents in one task. */
  readonly size: number;
  readonly each: (ids: readonly string[], at: number) => Promise<void>;
};

/** Puts a share into the queue under a name; one that is there already stays alone. */
export type Put = (name: string, share: Share) => Promise<void>;

/** Ids dealt out in one task; the rest is the next one's. */
const DEALT = 2000;

export const nameOf = ({ kind, at, after, ids }: Share): string =>
  hashOf(kind, `${at}`, ids === undefined ? `after ${after ?? ''}` : `from ${ids[0] ?? ''}`);

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
 * One task: deals out ids, or does the work on some. It may be killed anywhere and come again: what it had put into the queue has the same
 * names, and what it had done is found done.
 */
export async function doShare(share: Share, { wanted, size, each }: Work, put: Put): Promise<void> {
  if (wanted === undefined || share.ids !== undefined) return each(share.ids ?? [], share.at);
  const query = wanted(share.at);
  if (query) await deal(share, query, size, put);
}
