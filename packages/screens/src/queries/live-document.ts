import { queryKeys } from '@lemma/contract';
import type { CollectionName } from '@lemma/school/collections';
import { type DocumentOptions, documentQuery } from '@lemma/shared-auth';

type AnySchema = Parameters<typeof documentQuery>[3];

/**
 * The live query for one document. All screens and areas that ask for it share one subscription and one cached copy.
 */
export const liveDocument = <S extends AnySchema>(
  uid: string,
  from: CollectionName,
  id: string,
  schema: S,
  options: DocumentOptions = {},
) => documentQuery(queryKeys.document(uid, from, id), from, id, schema, options);
