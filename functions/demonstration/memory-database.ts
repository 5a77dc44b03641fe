import { PassThrough } from 'node:stream';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { type Fields, type Value, valueSchema } from './proto-value.ts';

/** A document as the database's protocol describes it. */
export type StoredDocument = {
  readonly name: string;
  readonly fields: Fields;
  readonly createTime: Moment;
  readonly updateTime: Moment;
};
type Moment = { readonly seconds: number; readonly nanos: number };

const momentSchema = z.object({ seconds: z.coerce.number(), nanos: z.number() });
const conditionSchema = z.object({ exists: z.boolean().nullish(), updateTime: momentSchema.nullish() }).nullish();
const listSchema = z.object({ values: z.array(valueSchema).nullish() });
const transformSchema = z.object({
  fieldPath: z.string(),
  setToServerValue: z.unknown().optional(),
  increment: valueSchema.optional(),
  appendMissingElements: listSchema.optional(),
  removeAllFromArray: listSchema.optional(),
});
const writeSchema = z.object({
  update: z.object({ name: z.string(), fields: z.record(z.string(), valueSchema).nullish() }).nullish(),
  delete: z.string().nullish(),
  updateMask: z.object({ fieldPaths: z.array(z.string()).nullish() }).nullish(),
  updateTransforms: z.array(transformSchema).nullish(),
  currentDocument: conditionSchema,
});
type Write = z.infer<typeof writeSchema>;
type Transform = z.infer<typeof transformSchema>;

const fieldFilterSchema = z.object({
  field: z.object({ fieldPath: z.string() }),
  op: z.enum(['EQUAL', 'IN', 'ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY', 'LESS_THAN_OR_EQUAL']),
  value: valueSchema,
});
type FieldFilter = z.infer<typeof fieldFilterSchema>;
const whereSchema = z.object({
  fieldFilter: fieldFilterSchema.nullish(),
  compositeFilter: z.object({ filters: z.array(z.object({ fieldFilter: fieldFilterSchema })) }).nullish(),
});
/** Where a query begins or ends, by the values of its orders: after a document, or, with `before`, just before it. */
const cursorSchema = z.object({ values: z.array(valueSchema), before: z.boolean().nullish() });
const orderSchema = z.object({ field: z.object({ fieldPath: z.string() }), direction: z.string().nullish() });
const querySchema = z.object({
  structuredQuery: z.object({
    from: z.tuple([z.object({ collectionId: z.string() })]),
    where: whereSchema.nullish(),
    orderBy: z.array(orderSchema).nullish(),
    limit: z.object({ value: z.coerce.number() }).nullish(),
    startAt: cursorSchema.nullish(),
    endAt: cursorSchema.nullish(),
  }),
});

const countSchema = z.object({
  structuredAggregationQuery: z.object({
    structuredQuery: z.unknown(),
    aggregations: z.array(z.object({ alias: z.string(), count: z.object({}) })),
  }),
});

const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const FAILED_PRECONDITION = 9;
const refusal = (code: number, name: string): Error => Object.assign(new Error(name), { code });

/** The parts of a field path, as the protocol writes it: names that are not plain stand between backticks. */
const partsOf = (path: string): string[] =>
  (path.match(/`(?:[^`\\]|\\.)*`|[^.]+/g) ?? []).map((part) =>
    part.startsWith('`') ? part.slice(1, -1).replaceAll(/\\(.)/g, '$1') : part,
  );

function valueAt(fields: Fields, [first = '', ...rest]: readonly string[]): Value | undefined {
  const value = fields[first];
  return rest.length === 0 || value === undefined ? value : valueAt(value.mapValue?.fields ?? {}, rest);
}

/** The fields with another value at the path; without a value, the field is removed. */
function withValue(fields: Fields, [first = '', ...rest]: readonly string[], value: Value | undefined): Fields {
  const { [first]: before, ...others } = fields;
  if (rest.length > 0)
    return { ...fields, [first]: { mapValue: { fields: withValue(before?.mapValue?.fields ?? {}, rest, value) } } };
  return value === undefined ? others : { ...fields, [first]: value };
}

const same = (one: Value | undefined, other: Value): boolean => JSON.stringify(one) === JSON.stringify(other);
/** A number by which numbers and moments are ordered. */
const rankOf = (value: Value | undefined): number => Number(value?.timestampValue?.seconds ?? numberIn(value));
const elementsOf = (value: Value | undefined): readonly Value[] => value?.arrayValue?.values ?? [];
const numberIn = (value: Value | undefined): number => Number(value?.integerValue ?? value?.doubleValue ?? 0);

function transformed(before: Value | undefined, change: Transform, now: Moment): Value {
  const { increment, appendMissingElements: add, removeAllFromArray: remove } = change;
  if (increment) return { integerValue: numberIn(before) + numberIn(increment) };
  const list = elementsOf(before);
  if (add) {
    const more = (add.values ?? []).filter((one) => !list.some((other) => same(other, one)));
    return { arrayValue: { values: [...list, ...more] } };
  }
  if (remove)
    return { arrayValue: { values: list.filter((one) => !remove.values?.some((other) => same(other, one))) } };
  return { timestampValue: now };
}

/** The fields of a document after a write: replaced, or only those of the mask, then what the server computes. */
function fieldsAfter({ update, updateMask, updateTransforms }: Write, before: Fields, now: Moment): Fields {
  const given = update?.fields ?? {};
  const masked = (updateMask?.fieldPaths ?? []).map(partsOf);
  const replaced = updateMask
    ? masked.reduce((all, path) => withValue(all, path, valueAt(given, path)), before)
    : given;
  return (updateTransforms ?? []).reduce((all, change) => {
    const path = partsOf(change.fieldPath);
    return withValue(all, path, transformed(valueAt(all, path), change, now));
  }, replaced);
}

function meets(fields: Fields, { field, op, value }: FieldFilter): boolean {
  const own = valueAt(fields, partsOf(field.fieldPath));
  switch (op) {
    case 'EQUAL':
      return same(own, value);
    case 'IN':
      return elementsOf(value).some((one) => same(own, one));
    case 'ARRAY_CONTAINS':
      return elementsOf(own).some((one) => same(one, value));
    case 'LESS_THAN_OR_EQUAL':
      return own !== undefined && rankOf(own) <= rankOf(value);
    case 'ARRAY_CONTAINS_ANY':
      return elementsOf(own).some((one) => elementsOf(value).some((other) => same(one, other)));
  }
}

const orderOf = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

type Order = z.infer<typeof orderSchema>;
type Cursor = z.infer<typeof cursorSchema> | null | undefined;

/** By which a document is sorted in this order: numbers and moments, or the names of documents. */
const sortedBy = ({ name, fields }: StoredDocument, { field }: Order): Value | undefined =>
  field.fieldPath === '__name__' ? { referenceValue: name } : valueAt(fields, partsOf(field.fieldPath));

/** Which of two values comes first in this order: less than zero, the one. */
function compare(one: Value | undefined, other: Value | undefined, { direction }: Order): number {
  const names = [one, other].map((value) => value?.referenceValue ?? '');
  const found = rankOf(one) - rankOf(other) || orderOf(names[0] ?? '', names[1] ?? '');
  return direction === 'DESCENDING' ? -found : found;
}

/** The orders of a query with that of the names, in which documents come that are alike in all others. */
function ordersOf(orderBy: readonly Order[]): readonly Order[] {
  const last = orderBy.at(-1);
  if (last?.field.fieldPath === '__name__') return orderBy;
  return [...orderBy, { field: { fieldPath: '__name__' }, direction: last?.direction }];
}

/** Where a document lies beside a cursor: less than zero, before it. */
const besideCursor = (one: StoredDocument, { values }: NonNullable<Cursor>, orders: readonly Order[]): number => {
  for (const [at, value] of values.entries()) {
    const order = orders[at];
    const found = order ? compare(sortedBy(one, order), value, order) : 0;
    if (found !== 0) return found;
  }
  return 0;
};

/** Whether a document lies between the two cursors of a query. */
function between(one: StoredDocument, from: Cursor, to: Cursor, orders: readonly Order[]): boolean {
  const after = from ? besideCursor(one, from, orders) : 1;
  const ahead = to ? besideCursor(one, to, orders) : -1;
  return (after > 0 || (after === 0 && from?.before === true)) && (ahead < 0 || (ahead === 0 && to?.before !== true));
}

/** The documents that a query finds, in its order. */
function findIn(stored: Iterable<StoredDocument>, request: unknown): StoredDocument[] {
  const { structuredQuery } = querySchema.parse(request);
  const { from, where, orderBy, limit, startAt, endAt } = structuredQuery;
  const filters = where?.fieldFilter
    ? [where.fieldFilter]
    : (where?.compositeFilter?.filters ?? []).map(({ fieldFilter }) => fieldFilter);
  const orders = ordersOf(orderBy ?? []);
  const found = [...stored]
    .filter(({ name }) => name.split('/').at(-2) === from[0].collectionId)
    .filter(({ fields }) => filters.every((one) => meets(fields, one)))
    .filter((one) => between(one, startAt, endAt, orders));
  const inOrder = (one: StoredDocument, other: StoredDocument): number =>
    orders.reduce((sum, order) => sum || compare(sortedBy(one, order), sortedBy(other, order), order), 0);
  return found.toSorted(inOrder).slice(0, limit?.value);
}

/** How many documents a query finds, under each name that is asked for. */
function countIn(stored: Iterable<StoredDocument>, request: unknown) {
  const { structuredAggregationQuery: asked } = countSchema.parse(request);
  const integerValue = findIn(stored, { structuredQuery: asked.structuredQuery }).length;
  return { aggregateFields: Object.fromEntries(asked.aggregations.map(({ alias }) => [alias, { integerValue }])) };
}

/**
 * A Firestore without a network, below Google's own client: it takes the requests that the client would send. It knows
 * what the making of the demonstration school needs, and refuses everything else. Transactions are not kept apart,
 * because that school is made by one person at a time.
 */
export function memoryDatabase(clock: () => number, onWrite: (name: string) => void) {
  const stored = new Map<string, StoredDocument>();
  let writes = 0;
  /** Grows with each write, so that no two versions of a document have the same time. */
  const moment = (): Moment => {
    writes += 1;
    return { seconds: Math.floor(clock() / 1000), nanos: writes };
  };

  const nameOf = ({ update, delete: gone }: Write): string => update?.name ?? gone ?? '';

  function requireCondition(one: Write): void {
    const name = nameOf(one);
    const before = stored.get(name);
    const { exists, updateTime } = one.currentDocument ?? {};
    if (exists === true && before === undefined) throw refusal(NOT_FOUND, name);
    if (exists === false && before !== undefined) throw refusal(ALREADY_EXISTS, name);
    if (updateTime && before?.updateTime.nanos !== updateTime.nanos) throw refusal(FAILED_PRECONDITION, name);
  }

  function write(one: Write): Moment {
    const name = nameOf(one);
    const before = stored.get(name);
    const now = moment();
    onWrite(name);
    if (!one.update) {
      stored.delete(name);
      return now;
    }
    const fields = fieldsAfter(one, before?.fields ?? {}, now);
    stored.set(name, { name, fields, createTime: before?.createTime ?? now, updateTime: now });
    return now;
  }

  function commit(request: unknown) {
    const { writes: all } = z.object({ writes: z.array(writeSchema) }).parse(request);
    for (const one of all) requireCondition(one);
    const writeResults = all.map((one) => ({ updateTime: write(one) }));
    return { commitTime: moment(), writeResults, status: all.map(() => ({ code: 0 })) };
  }

  const read = (request: unknown): unknown[] =>
    z
      .object({ documents: z.array(z.string()) })
      .parse(request)
      .documents.map((name) => {
        const found = stored.get(name);
        return { ...(found ? { found } : { missing: name }), readTime: moment() };
      });

  function answers(method: string, request: unknown): unknown[] {
    if (method === 'batchGetDocuments') return read(request);
    if (method === 'runAggregationQuery') return [{ result: countIn(stored.values(), request), readTime: moment() }];
    if (method === 'runQuery')
      return [
        ...findIn(stored.values(), request).map((document) => ({ document, readTime: moment() })),
        { readTime: moment() },
      ];
    throw new Error(`The database in memory does not know ${method}.`);
  }

  /** Puts the database in memory in place of the connection of this client. */
  function serve(client: Firestore): void {
    Object.assign(client, {
      request: async (method: string, request: unknown): Promise<unknown> => {
        if (method === 'commit' || method === 'batchWrite') return commit(request);
        if (method === 'rollback') return {};
        throw new Error(`The database in memory does not know ${method}.`);
      },
      requestStream: async (method: string, _both: boolean, request: unknown): Promise<PassThrough> => {
        const stream = new PassThrough({ objectMode: true });
        const isNew = z.object({ newTransaction: z.object({}).optional() }).parse(request).newTransaction !== undefined;
        if (isNew) stream.write({ transaction: Buffer.from('one'), readTime: moment() });
        for (const one of answers(method, request)) stream.write(one);
        stream.end();
        return stream;
      },
    });
  }

  return {
    serve,
    all: (): StoredDocument[] => [...stored.values()],
    /** What is stored now. @returns what puts the database back to it. */
    remember: (): (() => void) => {
      const then = new Map(stored);
      return () => {
        stored.clear();
        for (const [name, document] of then) stored.set(name, document);
      };
    },
  };
}
