import { Timestamp } from 'firebase-admin/firestore';

const textSize = (text: string): number => Buffer.byteLength(text) + 1;

/**
 * Bytes that Firestore counts for a value: https://firebase.google.com/docs/firestore/storage-size. What is left out counts nothing, and a
 * change that the server makes (`FieldValue`) neither.
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

/** For a document's name and its own overhead. */
const AROUND_BYTES = 300;

/** Beyond this a document is packed, where its table says what of it. Bytes. */
export const PACKED_FROM_BYTES = 350_000;
/** No document is meant to be larger. */
export const LARGE_BYTES = 400_000;
/** Firestore's limit is 1,048,576. */
export const TOO_LARGE_BYTES = 1_000_000;

export const documentSize = (data: object): number => sizeOf(data) + AROUND_BYTES;
