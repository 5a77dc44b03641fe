/** Bytes that Firestore takes of an id. */
const LONGEST_BYTES = 1500;

/** What Firestore takes as the id of a document; anything else it answers as a fault, after having tried for seconds. */
export const isDocumentId = (id: string): boolean =>
  id !== '' &&
  id !== '.' &&
  id !== '..' &&
  !id.includes('/') &&
  !/^__.*__$/.test(id) &&
  id.isWellFormed() &&
  Buffer.byteLength(id) <= LONGEST_BYTES;
