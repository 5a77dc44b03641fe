import type { Firestore } from 'firebase-admin/firestore';

/**
 * Operations as Firestore bills them: each document is a read, even a missing one; a query without results is one read.
 */
export type Operations = { reads: number; writes: number };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const lengthOf = (value: unknown, field: string): number => {
  const list = isRecord(value) ? value[field] : undefined;
  return Array.isArray(list) ? list.length : 0;
};
type Emit = (name: string, ...rest: unknown[]) => unknown;

/** Adds one read for each document in the stream of a query's results, or one if there is none. */
function countQuery(stream: unknown, operations: Operations): void {
  if (!isRecord(stream) || typeof stream.emit !== 'function') throw new Error('no stream');
  const emit: Emit = stream.emit.bind(stream);
  let found = 0;
  stream.emit = (name: string, ...rest: unknown[]) => {
    if (name === 'data' && isRecord(rest[0]) && rest[0].document) found += 1;
    if (name === 'end') operations.reads += Math.max(1, found);
    return emit(name, ...rest);
  };
}

/**
 * Counts where the client sends requests, so that every operation is counted, whichever part of the client makes it.
 */
export function countOperations(firestore: Firestore): Operations {
  const operations: Operations = { reads: 0, writes: 0 };
  const requestStream: unknown = Reflect.get(firestore, 'requestStream');
  const request: unknown = Reflect.get(firestore, 'request');
  if (typeof requestStream !== 'function' || typeof request !== 'function') throw new Error('another client inside');
  Reflect.set(firestore, 'requestStream', async (method: string, both: boolean, body: unknown, ...rest: unknown[]) => {
    if (method === 'batchGetDocuments') operations.reads += lengthOf(body, 'documents');
    const stream: unknown = await requestStream.call(firestore, method, both, body, ...rest);
    if (method === 'runQuery') countQuery(stream, operations);
    return stream;
  });
  Reflect.set(firestore, 'request', (method: string, body: unknown, ...rest: unknown[]) => {
    if (method === 'commit' || method === 'batchWrite') operations.writes += lengthOf(body, 'writes');
    return request.call(firestore, method, body, ...rest);
  });
  return operations;
}
