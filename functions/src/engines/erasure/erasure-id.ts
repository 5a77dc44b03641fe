import { hashOf } from '../../platform/hash.ts';

/** Characters of the hash: as many as in a student's id. */
const LENGTH = 27;

/**
 * The id of a deletion, of its receipt and of its copy. Families choose the ids of their requests, and two children's may be the
 * same: each deletion has a copy of its own.
 */
export const erasureIdOf = (studentId: string, requestId: string): string =>
  `e${hashOf('erasure', studentId, requestId).slice(0, LENGTH)}`;
