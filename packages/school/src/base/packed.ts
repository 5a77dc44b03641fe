import { gunzipSync, strFromU8 } from 'fflate';

/**
 * A document that would be too large stores some fields compressed in `packed` and leaves the original fields empty. A
 * browser of the previous release then reads a document without content instead of an invalid one.
 */
type Packed = { readonly packed: Uint8Array };

const isBytes = (value: unknown): value is { toUint8Array: () => Uint8Array } =>
  typeof value === 'object' && value !== null && 'toUint8Array' in value && typeof value.toUint8Array === 'function';

/** The bytes of a Firestore value: the server's library and the browser's library represent them differently. */
function bytesOf(value: unknown): Packed['packed'] | undefined {
  if (value instanceof Uint8Array) return value;
  return isBytes(value) ? value.toUint8Array() : undefined;
}

/** A packed document with its original fields; any other document is returned unchanged. */
export function unpacked(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('packed' in data)) return data;
  const { packed, ...rest } = data;
  const bytes = bytesOf(packed);
  if (bytes === undefined) return data;
  const fields: unknown = JSON.parse(strFromU8(gunzipSync(bytes)));
  return typeof fields === 'object' ? { ...rest, ...fields } : rest;
}
