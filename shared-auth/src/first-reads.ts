import type { CollectionName } from '@lemma/school/collections';
import type { Condition } from './condition.ts';
import { askLater, takeEarly } from './early-reads.ts';
import { currentEnvironment } from './session.ts';

/** The names that lead to a field of a document. */
export type FieldPath = readonly string[];

/** One request to Firestore for each document or query, for the screens that a page shows first. */
export type FirstReads = {
  /** The person's own, for a call of the server that such a screen begins with (`first-call.ts`). */
  readonly token: () => Promise<string>;
  /** The fields of a document, or only these of them; undefined if there is none. */
  readonly document: (from: CollectionName, id: string, fields?: readonly FieldPath[]) => Promise<unknown>;
  /** The documents that meet all conditions: the path and the fields of each. */
  readonly where: (
    from: CollectionName,
    conditions: readonly Condition[],
    most: number,
  ) => Promise<readonly { readonly path: string; readonly data: unknown }[]>;
};

type EarlyReads = FirstReads & {
  /** Asks for what this address needed after its heading at the last visit, for whoever reads it then. */
  readonly askLater: (uid: string) => Promise<void>;
};
type Fields = { readonly [name: string]: Value };
/** A value as Firestore writes it in JSON: an object with one field that is named after the type. */
type Value = { readonly [type: string]: unknown };
type Found = { readonly name: string; readonly fields?: Fields };

const decoders: Readonly<Record<string, (value: never) => unknown>> = {
  nullValue: () => null,
  integerValue: (value: string) => Number(value),
  // Infinite numbers and NaN are texts.
  doubleValue: (value: number | string) => Number(value),
  bytesValue: (value: string) => Uint8Array.from(atob(value), (one) => one.charCodeAt(0)),
  arrayValue: ({ values = [] }: { readonly values?: readonly Value[] }) => values.map(decoded),
  mapValue: ({ fields }: { readonly fields?: Fields }) => decodedFields(fields),
};

function decoded(value: Value): unknown {
  const [[type, content] = ['nullValue', null]] = Object.entries(value);
  const decode = decoders[type];
  return decode === undefined ? content : decode(content as never);
}

/** The fields of a document as the client of Firestore gives them; instants are texts. */
export const decodedFields = (fields: Fields = {}): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decoded(value)]));

export function encoded(value: unknown): Value {
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encoded) } };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  return typeof value === 'boolean' ? { booleanValue: value } : { stringValue: String(value) };
}

const operators: Readonly<Record<Condition[1], string>> = {
  '==': 'EQUAL',
  'array-contains': 'ARRAY_CONTAINS',
  in: 'IN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  '<=': 'LESS_THAN_OR_EQUAL',
};

const filterOf = ([fieldPath, operator, value]: Condition) => ({
  fieldFilter: { field: { fieldPath }, op: operators[operator], value: encoded(value) },
});

const queryFor = (from: CollectionName, conditions: readonly Condition[], most: number) => ({
  from: [{ collectionId: from }],
  where: { compositeFilter: { op: 'AND', filters: conditions.map(filterOf) } },
  limit: most,
});

/** As Firestore writes it, quoted: an id may begin with a digit. */
const written = (path: FieldPath): string => path.map((name) => `\`${name.replaceAll(/[\\`]/g, '\\$&')}\``).join('.');

/**
 * Records a billed read on the page's timeline, apart from those of listeners: the same document is followed later. A part
 * of one is not.
 */
const noteReads = (from: CollectionName, count: number, isPart = false): void => {
  performance.mark(isPart ? 'lemma:reads' : 'lemma:first-reads', { detail: { from, count } });
};

/**
 * Reads for a person whose session was stored in this browser, before Firestore's client is loaded. The rules decide as
 * always: the token is the person's own.
 */
export function firstReadsWith(token: () => Promise<string>): EarlyReads {
  const { emulators, firebase } = currentEnvironment();
  const host = emulators === undefined ? 'https://firestore.googleapis.com' : `http://${emulators.firestore}`;
  const documents = `projects/${firebase.projectId}/databases/(default)/documents`;
  const send = async (act: string, body: string): Promise<Response> => {
    const headers = { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' };
    return fetch(`${host}/v1/${documents}:${act}`, { method: 'POST', headers, body });
  };
  const ask = async (act: string, asked: unknown): Promise<readonly Record<string, unknown>[]> => {
    const body = JSON.stringify(asked);
    const reply = (await takeEarly(`${act} ${body}`)) ?? (await send(act, body));
    if (!reply.ok) throw new Error(`Firestore answered ${reply.status}.`);
    return reply.json();
  };
  return {
    askLater: (uid) =>
      askLater(uid, (one) => {
        const end = one.indexOf(' ');
        return send(one.slice(0, end), one.slice(end + 1));
      }),
    token,
    document: async (from, id, fields) => {
      const [answer] = await ask('batchGet', {
        documents: [`${documents}/${from}/${id}`],
        ...(fields && { mask: { fieldPaths: fields.map(written) } }),
      });
      noteReads(from, 1, fields !== undefined);
      const found = answer?.found as Found | undefined;
      return found && decodedFields(found.fields);
    },
    where: async (from, conditions, most) => {
      const answers = await ask('runQuery', { structuredQuery: queryFor(from, conditions, most) });
      const found = answers.flatMap(({ document }) => (document === undefined ? [] : [document as Found]));
      noteReads(from, Math.max(1, found.length));
      return found.map(({ name, fields }) => ({ path: name.slice(documents.length + 1), data: decodedFields(fields) }));
    },
  };
}
