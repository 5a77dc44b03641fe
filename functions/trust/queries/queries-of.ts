import { type Call, functionOf, listIn, methodOf, type Source, textIn } from './calls-in.ts';

/** A condition of a query as far as it is written in the code: the value is not. */
export type Asked = { readonly field: string; readonly op: string };
type Order = { readonly field: string; readonly direction: 'ASCENDING' | 'DESCENDING' };
export type Query = {
  readonly file: string;
  readonly collection: string;
  readonly conditions: readonly Asked[];
  readonly orders: readonly Order[];
};

/** A query whose shape is not written where it is sent. */
export class Unreadable extends Error {}

function conditionIn(node: unknown, source: Source): Asked {
  const [field, op] = (listIn(node, source) ?? []).map(textIn);
  if (field === undefined || op === undefined) throw new Unreadable(`a condition in ${source.file}`);
  return { field, op };
}

/** The functions of a page that send a query, and where collection and conditions are among what they take. */
const SENDERS: Readonly<Record<string, number>> = { readWhere: 0, whereQuery: 1, watchWhere: 0 };

/** The queries that pages send. @throws Unreadable for one that cannot be read from the code. */
export const queriesOfPages = (sources: readonly Source[]): Query[] =>
  sources.flatMap((source) =>
    source.calls.flatMap((call): Query[] => {
      const at = SENDERS[functionOf(call) ?? ''];
      if (at === undefined) return [];
      const collection = textIn(call.arguments[at]);
      const conditions = listIn(call.arguments[at + 1], source);
      if (collection === undefined || conditions === undefined) throw new Unreadable(`a query in ${source.file}`);
      return [
        { file: source.file, collection, conditions: conditions.map((one) => conditionIn(one, source)), orders: [] },
      ];
    }),
  );

/** The table whose `where` begins a chain of calls; undefined for other calls of `where`. */
function tableOf(call: Call): string | undefined {
  const method = methodOf(call);
  if (method?.name !== 'where' || !isMember(method.on)) return undefined;
  return method.on.object.type === 'Identifier' && method.on.object.name === 'documents'
    ? method.on.property.name
    : undefined;
}

type Member = {
  readonly object: { readonly type: string; readonly name: string };
  readonly property: { readonly name: string };
};
const isMember = (node: unknown): node is Member =>
  typeof node === 'object' && node !== null && 'type' in node && node.type === 'MemberExpression';

/** The orders that are chained to a query, from the inside out. */
function ordersAfter(call: Call, source: Source): Order[] {
  const next = source.calls.find((one) => methodOf(one)?.on === call);
  if (next === undefined) return [];
  const field = methodOf(next)?.name === 'orderBy' ? textIn(next.arguments[0]) : undefined;
  const direction = textIn(next.arguments[1]) === 'desc' ? 'DESCENDING' : 'ASCENDING';
  return [...(field === undefined ? [] : [{ field, direction } as const]), ...ordersAfter(next, source)];
}

/**
 * The queries that functions send, by their tables. @throws Unreadable for one that cannot be read from the code.
 * `others`: calls of `where` that are no table's, for a list of exceptions.
 */
export function queriesOfFunctions(sources: readonly Source[]): {
  readonly queries: Query[];
  readonly others: string[];
} {
  const others: string[] = [];
  const queries = sources.flatMap((source) =>
    source.calls.flatMap((call): Query[] => {
      if (methodOf(call)?.name !== 'where') return [];
      const collection = tableOf(call);
      if (collection === undefined) others.push(source.file);
      if (collection === undefined) return [];
      const conditions = call.arguments.map((one) => conditionIn(one, source));
      return [{ file: source.file, collection, conditions, orders: ordersAfter(call, source) }];
    }),
  );
  return { queries, others };
}

/** A composite index as firestore.indexes.json writes it, on one line. */
export type Index = string;

const isEqual = ({ op }: Asked): boolean => op === '==' || op === 'in';
const isContained = ({ op }: Asked): boolean => op === 'array-contains' || op === 'array-contains-any';

/**
 * The composite index that a query needs; undefined if the indexes of single fields do. Those are enough for one field,
 * and for several that are compared for equality, in the order of the ids too: Firestore joins them. A range or an order
 * of another field needs an index of all of them.
 */
export function indexFor({ collection, conditions, orders }: Query): Index | undefined {
  const sorted = orders.filter(({ field }) => field !== '__name__');
  const ranges = conditions.filter((one) => !isEqual(one) && !isContained(one)).map(({ field }) => field);
  const last: Order[] =
    sorted.length > 0 ? sorted : [...new Set(ranges)].map((field) => ({ field, direction: 'ASCENDING' }));
  const before = conditions.filter((one) => isEqual(one) || isContained(one));
  if (last.length === 0 || before.length + last.length < 2) return undefined;
  const fields = [
    ...before.map((one) => `${one.field} ${isContained(one) ? 'CONTAINS' : 'ASCENDING'}`),
    ...last.map(({ field, direction }) => `${field} ${direction}`),
  ];
  return `${collection}: ${fields.join(', ')}`;
}
