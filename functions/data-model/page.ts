import { collections } from '@lemma/school/collections';
import type { z } from 'zod';
import { documents } from '../src/platform/documents.ts';
import { LARGE_BYTES, TOO_LARGE_BYTES } from '../src/platform/size.ts';
import { meaningOf, type Schemas } from './docstrings.ts';
import { endingsOf, endingWords } from './endings.ts';
import { shapeOf } from './shapes.ts';
import { kB, sizeLine } from './sizes.ts';
import { usual } from './usual.ts';

export type Table = { readonly table: keyof typeof documents; readonly schema: string };

const cell = (text: string): string => text.replaceAll('|', '\\|');
const isOptional = (field: z.core.$ZodType): boolean => field._zod.optin === 'optional';

/** Fields without a description, as `schema.field`. */
export const unsaid = (tables: readonly Table[], schemas: Schemas): string[] =>
  tables.flatMap(({ table, schema }) =>
    Object.keys(documents[table].schema.shape)
      .filter((key) => meaningOf(schemas, schema, key) === undefined && usual[key] === undefined)
      .map((key) => `${schema}.${key}`),
  );

/**
 * The description of a schema without its beginning, `classes/{classId}. Read by …`: the page shows the path and the
 * readers elsewhere.
 */
function aboutOf(schemas: Schemas, schema: string): string {
  const about = (schemas.get(schema)?.doc ?? '').replace(/^\w+\/\{[^}]*\}(?:_\{[^}]*\})*( \([^)]*\))?[.:]?\s*/, '');
  return about === '' ? '' : `${about[0]?.toUpperCase()}${about.slice(1)}\n\n`;
}

function sectionOf({ table, schema }: Table, schemas: Schemas): string {
  const { collection, schema: zod } = documents[table];
  const ends = endingsOf(table).map((keeper) => endingWords[keeper][0]);
  const rows = Object.entries(zod.shape).map(([key, field]) => {
    const meaning = meaningOf(schemas, schema, key) ?? usual[key] ?? '';
    return `| \`${key}\`${isOptional(field) ? '?' : ''} | ${cell(shapeOf(field))} | ${cell(meaning)} |`;
  });
  return `### ${table}${collection === table ? '' : ` (in \`${collection}\`)`}

${aboutOf(schemas, schema)}- Read by: ${collections[collection].clients}${table === 'users' ? '; the person writes `fullName` and makes the document' : ''}
- Kept: ${ends.length === 0 ? 'for good' : ends.join(', ')}
- Size: ${sizeLine(table)}

| Field | Holds | Means |
| --- | --- | --- |
${rows.join('\n')}
`;
}

/** The text of docs/data-model.md. */
export function pageOf(tables: readonly Table[], schemas: Schemas): string {
  const fields = tables.reduce((sum, { table }) => sum + Object.keys(documents[table].schema.shape).length, 0);
  return `# Data model

Written by \`npm run data-model\` from [the tables](../functions/src/platform/documents.ts), the schemas that they name, what
[erases](../functions/data-model/endings.ts) and [who may read](../packages/school/src/collections/collections.ts), which tests hold against
[firestore.rules](../firestore.rules) and the code of retention. ${tables.length} kinds of documents in ${Object.keys(collections).length} collections, ${fields} fields.

Clients write nothing but their own profile; functions write the rest, and read what they like. A field with \`?\` may be left out. Moments are
milliseconds since 1970, UTC; ids are 1 to 128 letters, digits, hyphens and underscores. A document is measured before it is written
whole, and before a line is added to it:
over ${kB(LARGE_BYTES)} it is named in the log, over ${kB(TOO_LARGE_BYTES)} it is refused. A class of 600 stays below ${kB(LARGE_BYTES)} through three years of daily work
([the simulation](../functions/backend/many-years.ts), a small one in every run of the tests).

Sizes are what the database counts of the largest document that the schema allows: three bytes a character, every field that may be left
out there, every list and map as long as its bound ([bounds](../functions/data-model/bounds.ts) where a schema names none, so that what was
written before can be read). Moreover the database refuses more than 1,048 kB.
What comes to more than ${kB(LARGE_BYTES)} that way names what keeps it small ([record 51](decisions/0051-documents-that-stay-small.md)).

| Kept | How long |
| --- | --- |
${Object.values(endingWords)
  .map(([short, long]) => `| ${short} | ${long} |`)
  .join('\n')}

${tables.map((table) => sectionOf(table, schemas)).join('\n')}`;
}
