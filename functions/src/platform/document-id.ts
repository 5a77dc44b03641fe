/** The most bytes that Firestore allows in an id. */
const LONGEST_BYTES = 1500;

/**
 * Whether Firestore accepts the text as the id of a document. For any other id its client fails only after retrying for
 * seconds.
 */
export const isDocumentId = (id: string): boolean =>
  id !== '' &&
  id !== '.' &&
  id !== '..' &&
  !id.includes('/') &&
  !/^__.*__$/.test(id) &&
  id.isWellFormed() &&
  Buffer.byteLength(id) <= LONGEST_BYTES;
