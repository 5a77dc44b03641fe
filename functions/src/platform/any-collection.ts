import { type CollectionName, collections } from '@lemma/school/collections';
import type { DocumentReference, Query } from 'firebase-admin/firestore';
import { database } from './database.ts';
import { isDocumentId } from './document-id.ts';

const isCollection = (name: string): name is CollectionName => Object.hasOwn(collections, name);
export const collectionNames: readonly CollectionName[] = Object.keys(collections).filter(isCollection);

/** All documents of a collection as they are stored, for copies of the whole database. */
export const allOf = (name: CollectionName): Query => database().collection(name);

/** The document at `collection/id`; undefined if there is no such collection or no document can have that id. */
export function documentAt(path: string): DocumentReference | undefined {
  const [name = '', id = '', ...more] = path.split('/');
  return isCollection(name) && more.length === 0 && isDocumentId(id) ? database().collection(name).doc(id) : undefined;
}
