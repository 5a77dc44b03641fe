import { collections } from '@lemma/school/collections';
import { expect, it } from 'vitest';
import { permissions } from '../permissions.ts';
import { sentQueries } from '../rules/decisions.ts';
import { queriesAndIndexes } from './queries-and-indexes.ts';
import { indexFor, type Query } from './queries-of.ts';

const { pages, functions, others, declared, needed, without } = queriesAndIndexes();

const shapeOf = ({ collection, conditions }: Pick<Query, 'collection' | 'conditions'>): string =>
  `${collection}: ${conditions
    .map(({ field, op }) => `${field} ${op}`)
    .toSorted()
    .join(', ')}`;

/** Fields or tables are variables there: each is one field that is compared for equality, or none at all (`rebuild`). */
const OTHERS = [
  'functions/src/calls/erasure/erasure-receipts.ts',
  'functions/src/calls/erasure/erasure-receipts.ts',
  'functions/src/engines/erasure/whose.ts',
  'functions/src/engines/folding/rebuild.ts',
  'functions/src/platform/table.ts',
];

it('reads every query of the code', () => {
  expect(pages.length).toBeGreaterThan(5);
  expect(functions.length).toBeGreaterThan(60);
  expect(others.toSorted()).toEqual(OTHERS);
  for (const { collection } of [...pages, ...functions]) expect(collections).toHaveProperty(collection);
});

it('asks the rules everything that pages ask, as everybody, and nothing that no page asks', () => {
  const sent = new Set(pages.map(shapeOf));
  expect([...new Set(sentQueries.map(shapeOf))].toSorted()).toEqual([...sent].toSorted());
});

it('lets nobody list a collection for which no page has a query', () => {
  const listed = Object.entries(permissions.collections).flatMap(([name, row]) => ('list' in row ? [name] : []));
  expect([...new Set(pages.map(({ collection }) => collection))].toSorted()).toEqual(listed.toSorted());
});

it('declares every composite index that a query needs, and no other', () => {
  expect(declared.toSorted()).toEqual(needed.toSorted());
});

it('asks for no field whose index was taken away', () => {
  const alone = [...pages, ...functions].filter((query) => indexFor(query) === undefined);
  const fields = alone.flatMap(({ collection, conditions, orders }) =>
    [...conditions, ...orders].map(({ field }) => `${collection}.${field}`),
  );
  expect(fields.filter((field) => without.includes(field))).toEqual([]);
});

const asked = (over: Partial<Query>): Query => ({
  ...{ file: '', collection: 'looks', conditions: [], orders: [], ...over },
});
it.each([
  ['one range', { conditions: [{ field: 'at', op: '<=' }] }, undefined],
  [
    'several fields that are equal',
    {
      conditions: [
        { field: 'a', op: '==' },
        { field: 'b', op: '==' },
      ],
    },
    undefined,
  ],
  [
    'a field that is equal, in the order of ids',
    { conditions: [{ field: 'a', op: '==' }], orders: [{ field: '__name__', direction: 'ASCENDING' }] },
    undefined,
  ],
  [
    'a field that is equal and a range',
    {
      conditions: [
        { field: 'a', op: '==' },
        { field: 'b', op: '>' },
      ],
    },
    'looks: a ASCENDING, b ASCENDING',
  ],
  [
    'a list and an order',
    { conditions: [{ field: 'a', op: 'array-contains' }], orders: [{ field: 'b', direction: 'DESCENDING' }] },
    'looks: a CONTAINS, b DESCENDING',
  ],
] satisfies [string, Partial<Query>, string | undefined][])('knows what %s needs', (_, over, index) => {
  expect(indexFor(asked(over))).toBe(index);
});
