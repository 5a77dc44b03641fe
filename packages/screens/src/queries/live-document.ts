import { queryKeys } from '@lemma/contract';
import type { CollectionName } from '@lemma/school/collections';
import { type DocumentOptions, documentQuery } from '@lemma/shared-auth';

type AnySchema = Parameters<typeof documentQuery>[3];

/** The query for one document, followed. However many screens and areas ask for it, it is followed and kept once. */
export const liveDocument = <S extends AnySchema>(
  uid: string,
  from: CollectionName,
  id: string,
  schema: S,
  options: DocumentOptions = {},
) => documentQuery(queryKeys.document(uid, from, id), from, id, schema, options);
