import { AppError } from '@lemma/contract';
import type { DocumentReference } from 'firebase-admin/firestore';
import { documentAt } from '../../platform/any-collection.ts';

/** The document that a backup names. @throws AppError `data/malformed` if this version has no such place. */
export function placeOf(path: string): DocumentReference {
  const ref = documentAt(path);
  if (ref === undefined) throw new AppError('data/malformed', `backup: ${path} is no place of this version`);
  return ref;
}
