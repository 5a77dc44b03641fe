import { type ReadFault, reading } from './server.ts';

type Clause = { readonly field: string; readonly operator: string; readonly value: unknown };
type Query = { readonly from: string; readonly clauses: readonly Clause[] };

const fieldOf = (data: unknown, field: string): unknown =>
  typeof data === 'object' && data !== null ? Object.entries(data).find(([key]) => key === field)?.[1] : undefined;

function holds(data: unknown, { field, operator, value }: Clause): boolean {
  const own = fieldOf(data, field);
  if (operator === '==') return own === value;
  if (operator === 'array-contains') return Array.isArray(own) && own.includes(value);
  throw new Error(`No test has needed ${operator} so far.`);
}

const thrown = (fault: ReadFault): Error =>
  Object.assign(new Error(fault), { code: fault === 'offline' ? 'unavailable' : fault });

const documentAt = (path: string) => {
  const data = reading.document(path);
  const fromCache = reading.faultOf(path) === 'offline';
  return { exists: () => data !== undefined && !fromCache, data: () => data, metadata: { fromCache }, ref: { path } };
};

const found = ({ from, clauses }: Query) => {
  const docs = reading
    .in(from)
    .filter(([, data]) => clauses.every((clause) => holds(data, clause)))
    .map(([path]) => documentAt(path));
  return { docs, size: docs.length, empty: docs.length === 0, docChanges: () => docs, metadata: { fromCache: false } };
};

/** Notifies at once, later, and after each change; like the real one, never before it has returned. */
function follow(path: string, tell: () => void, refuse: (error: Error) => void): () => void {
  let stop: () => void = () => undefined;
  const look = () => {
    if (reading.faultOf(path) === 'late') return;
    if (reading.faultOf(path) !== 'permission-denied') return tell();
    // A refused subscription has ended.
    stop();
    refuse(thrown('permission-denied'));
  };
  const leave = reading.follow(look);
  stop = () => void leave();
  queueMicrotask(look);
  return stop;
}

/**
 * For `vi.mock('firebase/firestore')`: the functions for reading. Any other function is missing, and a test that uses
 * it fails.
 */
export const standInFirestore = {
  initializeFirestore: () => ({}),
  memoryLocalCache: () => ({}),
  memoryLruGarbageCollector: () => ({}),
  doc: (_: unknown, from: string, id: string) => `${from}/${id}`,
  collection: (_: unknown, from: string) => from,
  where: (field: string, operator: string, value: unknown): Clause => ({ field, operator, value }),
  limit: () => undefined,
  query: (from: string, ...clauses: readonly (Clause | undefined)[]): Query => ({
    from,
    clauses: clauses.filter((clause) => clause !== undefined),
  }),
  getDoc: async (path: string) => {
    reading.note(path, 'all');
    const fault = reading.faultOf(path);
    if (fault) throw thrown(fault);
    return documentAt(path);
  },
  getDocs: async (query: Query) => {
    const fault = reading.faultOf(query.from);
    if (fault) throw thrown(fault);
    return found(query);
  },
  onSnapshot: (what: string | Query, ...rest: readonly unknown[]) => {
    const [next, refuse] = rest.filter((part) => typeof part === 'function');
    if (!next || !refuse) throw new Error('Whoever follows hears of faults too.');
    if (typeof what === 'string') {
      reading.note(what, 'all');
      return follow(
        what,
        () => next(documentAt(what)),
        (error) => refuse(error),
      );
    }
    return follow(
      what.from,
      () => next(found(what)),
      (error) => refuse(error),
    );
  },
};

/** A value as Firestore writes it in JSON. */
function written(value: unknown): unknown {
  if (value === null) return { nullValue: null };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(written) } };
  if (typeof value === 'object') return { mapValue: { fields: fieldsOf(value) } };
  if (typeof value === 'number') return { doubleValue: value };
  return typeof value === 'boolean' ? { booleanValue: value } : { stringValue: value };
}
const fieldsOf = (data: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(Object(data)).flatMap(([name, value]) => (value === undefined ? [] : [[name, written(value)]])),
  );

/** The data with these fields alone. */
function only(data: unknown, paths: readonly (readonly string[])[]): Record<string, unknown> {
  const whole = Object.entries(Object(data));
  return Object.fromEntries(
    whole.flatMap(([name, value]): [string, unknown][] => {
      const inside = paths.filter(([first]) => first === name).map(([, ...others]) => others);
      if (inside.length === 0) return [];
      return [[name, inside.some((others) => others.length === 0) ? value : only(value, inside)]];
    }),
  );
}

const batchGet = /\/documents:batchGet$/;

/** In place of the browser's `fetch`: reads of a part of a document, which Firestore's client cannot make. */
export const standInFetch = (elsewhere: typeof fetch): typeof fetch => {
  return async (address, asked) => {
    if (!batchGet.test(String(address))) return elsewhere(address, asked);
    const { documents, mask }: { documents: [string]; mask: { fieldPaths: string[] } } = JSON.parse(
      String(asked?.body),
    );
    const [name] = documents;
    const path = name.split('/').slice(-2).join('/');
    const paths = mask.fieldPaths.map((each) => each.slice(1, -1).split('`.`'));
    reading.note(
      path,
      paths.map((steps) => steps.join('.')),
    );
    const fault = reading.faultOf(path);
    if (fault === 'permission-denied') return Response.json({}, { status: 403 });
    if (fault) throw new TypeError(fault);
    const data = reading.document(path);
    return Response.json([
      data === undefined ? { missing: name } : { found: { name, fields: fieldsOf(only(data, paths)) } },
    ]);
  };
};
