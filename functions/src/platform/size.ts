import { Timestamp } from 'firebase-admin/firestore';

const textSize = (text: string): number => Buffer.byteLength(text) + 1;

/**
 * The bytes that Firestore counts for a value: https://firebase.google.com/docs/firestore/storage-size. Fields that are
 * `undefined`, and changes that the server computes (`FieldValue`), count nothing.
 */
export function sizeOf(value: unknown): number {
  if (value === null || typeof value === 'boolean') return 1;
  if (typeof value === 'number' || value instanceof Timestamp) return 8;
  if (typeof value === 'string') return textSize(value);
  if (value instanceof Uint8Array) return value.byteLength;
  if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + sizeOf(one), 0);
  if (typeof value !== 'object') return 0;
  return Object.entries(value).reduce(
    (sum, [name, one]) => (one === undefined ? sum : sum + textSize(name) + sizeOf(one)),
    0,
  );
}

/** For a document's name and Firestore's own overhead per document, in bytes. */
export const AROUND_BYTES = 300;

/** The size in bytes from which a document is compressed, if its table allows it. */
export const PACKED_FROM_BYTES = 350_000;
/** The size in bytes that no document should exceed; larger ones are logged. */
export const LARGE_BYTES = 400_000;
/** The size in bytes from which a document is refused. Firestore's limit is 1,048,576. */
export const TOO_LARGE_BYTES = 1_000_000;

export const documentSize = (data: object): number => sizeOf(data) + AROUND_BYTES;
