import { createRng, type Rng } from '@lemma/math';
import { calls } from '@lemma/school/calls';
import { HOSTILE_IDS, HOSTILE_VALUES, inputOf } from './hostile.ts';

/** A request as it goes over the wire, to a door of the server. */
export type Request = {
  readonly door: string;
  readonly method: string;
  /** What follows the door's name: a query, or more of a path. */
  readonly rest: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | undefined;
};

const JSON_TYPE = { 'content-type': 'application/json' };

/** Bodies that no call takes: no JSON, JSON of other shapes, other bytes. */
const BODIES: readonly (string | Uint8Array)[] = [
  ...['', ' ', '{', '}', '[]', '[1]', 'null', 'true', '1', '"x"', 'undefined', '{"data"}', "{'data':1}", '{"data":1,}'],
  ...['\ufeff{"data":{}}', '{"data":{}}{"data":{}}', '{"data":NaN}', '<xml/>', 'data=1&data=2', '{"data":{},"more":1}'],
  ...['{"data":{"__proto__":{"x":1}}}', '{"__proto__":{"data":{}}}', '{"data":"\\ud800"}', 'x'.repeat(200_000)],
  `{"data":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  `${'{"data":'.repeat(5000)}1${'}'.repeat(5000)}`,
  ...[new Uint8Array([0xff, 0xfe, 0x00]), new Uint8Array([0x1f, 0x8b, 0x08, 0, 0]), new Uint8Array(3000)],
];
const TYPES = [
  ...[
    'application/json',
    'application/json; charset=utf-8',
    'application/json; charset=nonsense',
    'text/plain',
    'text/html',
  ],
  ...[
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/octet-stream',
    'nonsense',
    'application/json;;',
  ],
] as const;
const METHODS = ['GET', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'POST'] as const;

const hostileBody = (rng: Rng, door: string): Request => ({
  ...{ door, method: 'POST', rest: '', body: rng.pick(BODIES) },
  headers: { 'content-type': rng.pick(TYPES), ...(rng.int(0, 9) === 0 && { 'content-encoding': 'gzip' }) },
});

const otherMethod = (rng: Rng, door: string): Request => {
  const method = rng.pick(METHODS);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return { door, method, rest: '', headers: JSON_TYPE, body: hasBody ? '{"data":{}}' : undefined };
};

const schemas: Readonly<Record<string, { readonly input: (typeof calls)[keyof typeof calls]['input'] }>> = calls;

/** A call as its schema wants it, with one value in three spoilt, or with every text of an id spoilt. */
function spoiltInput(rng: Rng, door: string): Request {
  const schema = schemas[door]?.input;
  const from = rng.int(0, 1) === 0 ? HOSTILE_IDS : HOSTILE_VALUES;
  const spoil = () => (rng.int(1, 4) === 1 ? { value: rng.pick(from) } : undefined);
  const data = schema ? inputOf(schema, rng, spoil) : rng.pick(HOSTILE_VALUES);
  return { door, method: 'POST', rest: '', headers: JSON_TYPE, body: JSON.stringify({ data }) };
}

const FILE_DOORS = ['upload', 'download', 'backup', 'unsubscribe'] as const;
const FIELDS = [
  'fileId',
  'class',
  'child',
  'digest',
  'at',
  'size',
  'name',
  'purpose',
  'p',
  's',
  'k',
  '__proto__',
  'fileId[]',
  'fileId[a]',
];

/** A file route with a spoilt query. */
function spoiltQuery(rng: Rng): Request {
  const door = rng.pick(FILE_DOORS);
  const query = Array.from({ length: rng.int(0, 6) }, () => {
    const value = rng.pick([...HOSTILE_IDS, '0', '1', '-1', '1e9', 'hand-in', '%', '%zz']);
    return `${rng.pick(FIELDS)}=${value.startsWith('%') ? value : encodeURIComponent(value.toWellFormed())}`;
  });
  const method = rng.pick(['GET', 'PUT', 'POST', 'DELETE']);
  const body = method === 'GET' ? undefined : rng.pick(BODIES);
  return { door, method, rest: `?${query.join('&')}`, headers: { 'content-type': rng.pick(TYPES) }, body };
}

const PATHS = ['', '/', '/x', '/../x', '//', '/%2e%2e', '/%00', '/__proto__', '/constructor'] as const;

/**
 * A path that is no door. One that cannot be decoded (`%E0%A4%A`) is left out: the server in front answers it, and none of
 * our code is asked.
 */
const otherPath = (rng: Rng, door: string): Request => ({
  ...{ door: rng.pick([door, '__proto__', 'constructor', 'toString', 'nope']), method: 'POST' },
  ...{ rest: rng.pick(PATHS), headers: JSON_TYPE, body: '{"data":{}}' },
});

export const everyDoor: readonly string[] = [...Object.keys(calls), ...FILE_DOORS];

/** As many requests as wanted, the same for the same seed, at each door in turn. */
export function requestsOf(seed: number, count: number): Request[] {
  const rng = createRng(seed);
  return Array.from({ length: count }, (_, index) => {
    const door = everyDoor[index % everyDoor.length] ?? '';
    const kind = rng.int(1, 100);
    if (kind <= 50) return spoiltInput(rng, door);
    if (kind <= 75) return hostileBody(rng, door);
    if (kind <= 85) return spoiltQuery(rng);
    return kind <= 95 ? otherMethod(rng, door) : otherPath(rng, door);
  });
}
