import { type CollectionName, collections } from '@lemma/school/collections';
import { whose } from '../src/engines/erasure/whose.ts';
import { documents } from '../src/platform/documents.ts';
import { meaningOf, type Schemas } from './docstrings.ts';
import { endingsOf, endingWords } from './endings.ts';
import type { Table } from './page.ts';
import { classes, purposes, type SensitivityClass } from './purposes.ts';
import { usual } from './usual.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** A description without the words that only developers need. */
const plain = (text: string): string =>
  text.replaceAll(/ Milliseconds since 1970\./g, '').replaceAll(/, in `\w+`/g, '');

function howLong(table: Table['table']): string {
  const ends = endingsOf(table).map((ending) => endingWords[ending][0]);
  return ends.length === 0 ? 'without an end' : ends.join(', ');
}

/** What becomes of it when a child is erased at a parent's request. */
function atErasure(collection: CollectionName): string {
  if (collection === 'throttles') return 'the quota goes; hashes expire';
  const { child } = whose[collection];
  if (child === 'id' || 'by' in child || 'goes' in child) return 'deleted';
  return child.note === 'the child is taken out of it: forget-elsewhere' ? 'the child is taken out of it' : child.note;
}

const inCopy = (collection: CollectionName): string => {
  const { family } = whose[collection];
  return typeof family === 'string' ? 'yes' : `no: ${family.note}`;
};

function sectionOf({ table, schema }: Table, schemas: Schemas): string {
  const { collection, schema: zod } = documents[table];
  const [, why] = purposes[table];
  const fields = Object.keys(zod.shape).map((key) => {
    const meaning = meaningOf(schemas, schema, key) ?? usual[key] ?? '';
    return `| \`${key}\` | ${cell(plain(meaning))} |`;
  });
  return `#### ${table}

| | |
| --- | --- |
| Why | ${why} |
| Who reads it | ${collections[collection].clients} |
| How long | ${howLong(table)} |
| When a child is erased | ${cell(atErasure(collection))} |
| In the family’s copy | ${cell(inCopy(collection))} |

| Field | |
| --- | --- |
${fields.join('\n')}
`;
}

/** The text of docs/data-map.md: each field of a person, why it is stored, who reads it and for how long. */
export function dataMap(tables: readonly Table[], schemas: Schemas): string {
  const names = Object.keys(classes).filter((name): name is SensitivityClass => name in classes);
  const of = (name: SensitivityClass) => tables.filter(({ table }) => purposes[table][0] === name);
  const rows = names.map((name) => {
    const { name: title, means, rules } = classes[name];
    return `| ${title} | ${means} | ${rules} | ${of(name).length} |`;
  });
  const endless = tables.filter(({ table }) => endingsOf(table).length === 0).map(({ table }) => `\`${table}\``);
  return `# Data map

What a school asks of each field: why it is stored, who reads it, for how long, and what becomes of it when a child is erased. Written by \`npm run data-model\`
from the same tables as the [data model](data-model.md), so that a new kind of documents without a purpose does not compile. The database holds nothing that is not here; files lie in
Storage and go with their line in \`files\`. In plain words, for families: [the notice](privacy/README.md).

The law behind a US school’s use: FERPA (the school’s own records), COPPA (the school consents for teaching; what goes beyond needs [a consent](decisions/0033-consent-per-child.md)). Nobody
else gets anything, but a language model, if the school configured one, and the mail service.

| Class | What it is | What follows | Kinds |
| --- | --- | --- | --- |
${rows.join('\n')}

| How long | Means |
| --- | --- |
${Object.values(endingWords)
  .map(([short, long]) => `| ${short} | ${long} |`)
  .join('\n')}

Without an end: ${endless.join(', ')}. They name no child.

${names
  .map(
    (name) =>
      `### ${classes[name].name}\n\n${of(name)
        .map((table) => sectionOf(table, schemas))
        .join('\n')}`,
  )
  .join('\n')}`;
}
