import { readFileSync } from 'node:fs';
import { type CollectionName, collections } from '@lemma/school/collections';
import { expect, it } from 'vitest';
import { documents } from '../src/platform/documents.ts';
import { meaningOf, schemasIn } from './docstrings.ts';
import { type Ending, endings, endingsOf } from './endings.ts';
import { pageOf, unsaid } from './page.ts';
import { inRepository, readModel } from './read-model.ts';
import { readerFault, ruledIn } from './readers.ts';

const { tables, schemas } = readModel();
const rules = ruledIn(readFileSync(inRepository('firestore.rules'), 'utf8'));

it('lists every table with the schema that reads it', () => {
  expect(tables.map(({ table }) => table)).toEqual(Object.keys(documents));
  expect(new Set(Object.values(documents).map(({ collection }) => collection))).toEqual(
    new Set(Object.keys(collections)),
  );
});

it('knows the meaning of every field', () => expect(unsaid(tables, schemas)).toEqual([]));

it('finds a field without a description', () => {
  const planted = new Map([...schemas, ...schemasIn('a.ts', 'const classroomSchema = z.object({ id: z.string() });')]);
  expect(unsaid(tables, planted)).toContain('classroomSchema.name');
});

it('reads the description beside a field, and that of the schema it is taken from', () => {
  const found = new Map(
    schemasIn(
      'a.ts',
      `const base = z.object({
        /** Told there. */
        one: z.string(),
      });
      /** A thing. */
      export const thingSchema = z.object({ two: z.string() });
      export const whole = base.extend({ ...more, three: z.array(thingSchema).optional(), // no docstring
        four: z.string() });`,
    ),
  );
  expect(['one', 'three', 'four'].map((key) => meaningOf(found, 'whole', key))).toEqual([
    'Told there.',
    'A thing.',
    undefined,
  ]);
});

const names = Object.keys(collections).filter((name): name is CollectionName => name in collections);

it.each(names)('names for %s the readers that the rules allow', (name) => {
  expect(readerFault(collections[name].clients, rules.get(name)?.read ?? '')).toBeUndefined();
});

it('finds a reader whom the rules allow but the list lacks, and the reverse', () => {
  const read = rules.get('progress')?.read ?? '';
  expect(readerFault('the student, linked parents', read)).toMatch('somebody else');
  expect(readerFault('nobody', read)).toMatch('somebody else');
  expect(readerFault('its teachers', read)).toMatch('do not let its teachers');
});

it('lets clients write their profile and nothing else', () => {
  expect([...rules].filter(([, { write }]) => write !== '').map(([name]) => name)).toEqual(['users']);
  expect([...rules.keys()].filter((name) => !(name in collections))).toEqual([]);
});

const sourceOf = (ending: Ending): string =>
  endings[ending].map((file) => readFileSync(inRepository(`functions/src/${file}`), 'utf8')).join('\n');

it.each(tables.map(({ table }) => table))('finds the code that deletes %s', (table) => {
  for (const keeper of endingsOf(table).filter((one) => endings[one].length > 0))
    expect(sourceOf(keeper), keeper).toMatch(new RegExp(`documents[.]${table}\\b|'${table}'`));
});

it('lists for `deleteAt` exactly the collections that the database expires', () => {
  const text = readFileSync(inRepository('firestore.indexes.json'), 'utf8');
  for (const { table } of tables) {
    expect('deleteAt' in documents[table].schema.shape, table).toBe(endingsOf(table).includes('deleteAt'));
    if (!endingsOf(table).includes('deleteAt')) continue;
    expect(text).toMatch(
      new RegExp(`"collectionGroup": "${documents[table].collection}",\\s*"fieldPath": "deleteAt",\\s*"ttl": true`),
    );
  }
});

it('writes another page when a table changes', () => {
  expect(pageOf(tables.slice(1), schemas)).not.toBe(pageOf(tables, schemas));
});
