import { readdirSync, readFileSync } from 'node:fs';
import { instantSchema } from '@lemma/school/base';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { documents } from './documents.ts';

const root = new URL('../../../', import.meta.url);
const { fieldOverrides } = z
  .object({
    fieldOverrides: z.array(
      z.object({
        collectionGroup: z.string(),
        fieldPath: z.string(),
        ttl: z.boolean().optional(),
        indexes: z.array(z.object({ order: z.enum(['ASCENDING', 'DESCENDING']), queryScope: z.literal('COLLECTION') })),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(new URL('firestore.indexes.json', root), 'utf8')));

/** The most index exemptions that Firestore allows in one database. */
const MOST_OVERRIDES = 200;

function bare(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return bare(schema.unwrap());
  return schema;
}

/** Whether a map contains a time anywhere: Firestore indexes each field of a map like a field of its own. */
function holdsRising(schema: unknown): boolean {
  const own = bare(schema);
  if (own instanceof z.ZodObject)
    return Object.values(own.shape).some((field) => isRising(field) || holdsRising(field));
  if (own instanceof z.ZodRecord) return own.valueType === undefined || holdsRising(own.valueType) || isNumber(own);
  if (own instanceof z.ZodUnion) return own.options.some(holdsRising);
  return false;
}
/** A map from ids to numbers; its keys cannot be exempted one by one, so counts and times are treated alike. */
const isNumber = (own: z.ZodRecord): boolean => bare(own.valueType) instanceof z.ZodNumber;
const isRising = (field: unknown): boolean => bare(field) === instantSchema;

/**
 * Fields of every collection whose values rise with time, or that contain such a field. At 500 writes a second, an
 * index of such a field becomes a hot spot.
 */
const rising = [
  ...new Set(
    Object.values(documents).flatMap(({ collection, schema }) =>
      Object.entries(schema.shape)
        .filter(([, field]) => isRising(field) || holdsRising(field))
        .map(([name]) => `${collection}.${name}`),
    ),
  ),
  // Set by the server's clock.
  'audit.at',
  // Counted in days.
  'practice.day',
];

/** Fields that the code compares with a time or sorts by: these need their index. */
const asked: ReadonlySet<string> = new Set(askedFields());

function askedFields(): string[] {
  const folder = new URL('../', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.ts$/.test(name),
  );
  return files.flatMap((name) => {
    const text = readFileSync(new URL(name, folder), 'utf8').replaceAll(/\s+/g, ' ');
    return [...text.matchAll(/documents[.](\w+)[.]where[(]((?: ?\[[^\]]*\],?)+)/g)].flatMap(
      ([, table, conditions = '']) =>
        [...conditions.matchAll(/\['([\w.]+)', '[<>]=?'/g)].map(([, field]) => `${table}.${field}`),
    );
  });
}

it('knows the queries by time', () => {
  expect([...asked].toSorted()).toEqual(
    [
      'audit.at',
      'chats.updatedAt',
      'erased.until',
      'erasures.at',
      'looks.lastAt',
      'parentCodes.expiresAt',
      'schoolBackups.until',
      'sessions.sweepAt',
      'uploads.at',
    ].toSorted(),
  );
});

it('exempts every rising field from indexing, except for the one index that a query needs', () => {
  const wanted = rising.map((field) => [field, asked.has(field) ? ['ASCENDING'] : []] as const);
  const overrides = new Map(
    fieldOverrides.map(({ collectionGroup, fieldPath, indexes }) => [
      `${collectionGroup}.${fieldPath}`,
      indexes.map(({ order }) => order),
    ]),
  );
  const missing = wanted.filter(([field, indexes]) => JSON.stringify(overrides.get(field)) !== JSON.stringify(indexes));
  expect(missing).toEqual([]);
});

it('stays within the limit of one database', () => {
  expect(fieldOverrides.length).toBeLessThanOrEqual(MOST_OVERRIDES);
});
