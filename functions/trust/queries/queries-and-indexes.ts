import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { documents } from '../../src/platform/documents.ts';
import { sourcesUnder } from './calls-in.ts';
import { type Index, indexFor, type Query, queriesOfFunctions, queriesOfPages } from './queries-of.ts';

const indexesSchema = z.object({
  indexes: z.array(
    z.object({
      collectionGroup: z.string(),
      queryScope: z.literal('COLLECTION'),
      fields: z.array(
        z.object({ fieldPath: z.string(), order: z.string().optional(), arrayConfig: z.string().optional() }),
      ),
    }),
  ),
  fieldOverrides: z.array(
    z.object({ collectionGroup: z.string(), fieldPath: z.string(), indexes: z.array(z.unknown()) }),
  ),
});

const collectionOf = (table: string): string =>
  Object.entries(documents).find(([name]) => name === table)?.[1].collection ?? table;

/** The queries of the code, and what firestore.indexes.json says of indexes. */
export function queriesAndIndexes() {
  const pages = queriesOfPages(
    sourcesUnder('shell/src/**/*.{ts,tsx}', 'remote-*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'),
  );
  const { queries, others } = queriesOfFunctions(sourcesUnder('functions/src/**/*.ts'));
  const functions = queries.map((query): Query => ({ ...query, collection: collectionOf(query.collection) }));
  const { indexes, fieldOverrides } = indexesSchema.parse(
    JSON.parse(readFileSync(new URL('../../../firestore.indexes.json', import.meta.url), 'utf8')),
  );
  const declared = indexes.map(
    ({ collectionGroup, fields }): Index =>
      `${collectionGroup}: ${fields.map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig}`).join(', ')}`,
  );
  const needed = [...new Set([...pages, ...functions].map(indexFor).filter((index) => index !== undefined))];
  const without = fieldOverrides
    .filter((one) => one.indexes.length === 0)
    .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
  return { pages, functions, others, declared, needed, without };
}
