import type { CollectionName } from '@lemma/school/collections';
import type { z } from 'zod';
import { firstReads } from './begin-first-reads.ts';
import type { FieldPath } from './first-reads.ts';
import { inTime } from './in-time.ts';
import { loadStore } from './load-store.ts';
import { parseFirst } from './parse-document.ts';
import { isSample } from './sample-mode.ts';

/**
 * Reads some fields of a document: the server sends no others. Firestore's client can read only whole documents, so this is
 * a request of its own, and nothing follows it. Where it fails, the client reads all, and tells what is wrong.
 * @returns undefined if there is no such document. @throws AppError.
 */
export async function readPart<S extends z.ZodType>(
  from: CollectionName,
  id: string,
  fields: readonly FieldPath[],
  schema: S,
): Promise<z.output<S> | undefined> {
  const part = async () => {
    const reads = firstReads() ?? (await (await import('./own-reads.ts')).ownReads());
    const data = await reads.document(from, id, fields);
    return { value: data === undefined ? undefined : await parseFirst(schema, `${from}/${id}`, data) };
  };
  const found = isSample() ? undefined : await inTime(part());
  return found === undefined ? (await loadStore()).readDocument(from, id, schema) : found.value;
}
