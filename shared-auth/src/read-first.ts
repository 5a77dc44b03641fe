import type { CollectionName } from '@lemma/school/collections';
import type { z } from 'zod';
import { firstReads } from './begin-first-reads.ts';
import type { Condition } from './condition.ts';
import type { FirstReads } from './first-reads.ts';
import { inTime } from './in-time.ts';
import { parseFirst } from './parse-document.ts';

/** What was found before Firestore's client is loaded; undefined if it has to be asked. */
export async function readFirst<T>(
  read: (reads: FirstReads) => Promise<T>,
): Promise<{ readonly value: T } | undefined> {
  const reads = firstReads();
  if (reads === undefined) return undefined;
  // The client tells what is wrong, and what it can do about it.
  return inTime(read(reads).then((value) => ({ value })));
}

export async function firstDocument<S extends z.ZodType>(
  reads: FirstReads,
  from: CollectionName,
  id: string,
  schema: S,
): Promise<z.output<S> | undefined> {
  const data = await reads.document(from, id);
  return data === undefined ? undefined : parseFirst(schema, `${from}/${id}`, data);
}

export async function firstWhere<S extends z.ZodType>(
  reads: FirstReads,
  from: CollectionName,
  conditions: readonly Condition[],
  schema: S,
  most: number,
): Promise<z.output<S>[]> {
  const found = await reads.where(from, conditions, most);
  return Promise.all(found.map(({ path, data }) => parseFirst(schema, path, data)));
}
