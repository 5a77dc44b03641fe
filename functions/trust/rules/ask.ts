import { exchange, type Headers, type Place } from './exchange.ts';
import type { Claims, Who } from './people.ts';
import type { Fields, World } from './world.ts';

const encoded = (value: unknown): object => {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { integerValue: `${value}` };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encoded) } };
  return value === null || value === undefined ? { nullValue: null } : { mapValue: { fields: encodedFields(value) } };
};
const encodedFields = (fields: object): Record<string, object> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encoded(value)]));

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** What a token says of an account, as the auth service writes it. */
export function tokenBodyOf(uid: string, projectId: string, claims: Claims) {
  const { provider, authTime, verified, ...said } = claims;
  return {
    ...{ iss: `https://securetoken.google.com/${projectId}`, aud: projectId, sub: uid, user_id: uid, uid },
    ...{ iat: authTime, auth_time: authTime, exp: 9_999_999_999, email_verified: verified, ...said },
    firebase: { sign_in_provider: provider, identities: {} },
  };
}

/** An unsigned token, which emulators accept. */
export const tokenOf = (uid: string, projectId: string, claims: Claims): string =>
  `${base64({ alg: 'none', typ: 'JWT' })}.${base64(tokenBodyOf(uid, projectId, claims))}.`;

const ADMIN = { authorization: 'Bearer owner' };
const headersOf = ({ projectId }: Place, { uid, claims }: Who): Headers =>
  claims === undefined ? {} : { authorization: `Bearer ${tokenOf(uid, projectId, claims)}` };

const documentsOf = ({ projectId }: Place): string => `projects/${projectId}/databases/(default)/documents`;

const OK = 200;

async function post(place: Place, rest: string, headers: Headers, body: unknown): Promise<boolean> {
  const { status, text } = await exchange(place, 'POST', `/v1/${documentsOf(place)}${rest}`, headers, body);
  // It exists already: an earlier write that should have been refused was allowed.
  if (status === OK || status === 409) return true;
  if (status === 403 || text.includes('PERMISSION_DENIED')) return false;
  throw new Error(`${rest} ${JSON.stringify(body)}: ${status} ${text}`);
}

/** A write as the protocol has it; `now`: also the server's time in `createdAt`. */
export type Write = {
  readonly path: string;
  readonly fields: Fields;
  readonly exists: boolean;
  readonly now?: boolean;
};

const writeOf = (place: Place, { path, fields, exists, now }: Write): object => ({
  update: { name: `${documentsOf(place)}/${path}`, fields: encodedFields(fields) },
  ...(exists && { updateMask: { fieldPaths: Object.keys(fields) } }),
  ...(now && { updateTransforms: [{ fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' }] }),
  currentDocument: { exists },
});

export const askToGet = async (place: Place, who: Who, path: string): Promise<boolean> => {
  const { status } = await exchange(place, 'GET', `/v1/${documentsOf(place)}/${path}`, headersOf(place, who));
  // Not found: it may be read, and is not there.
  if (status === OK || status === 404) return true;
  if (status === 403) return false;
  throw new Error(`${path}: ${status}`);
};

/** A condition of a query: a field has a value, or contains it. `__name__`: the id of the document. */
export type Condition = { readonly field: string; readonly value: string; readonly contains?: boolean };

export const askToList = (
  place: Place,
  who: Who,
  collection: string,
  conditions: readonly Condition[],
): Promise<boolean> => {
  const filters = conditions.map(({ field, value, contains }) => ({
    fieldFilter: {
      field: { fieldPath: field },
      op: contains ? 'ARRAY_CONTAINS' : 'EQUAL',
      value: field === '__name__' ? { referenceValue: `${documentsOf(place)}/${collection}/${value}` } : encoded(value),
    },
  }));
  const where = filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } };
  const structuredQuery = { from: [{ collectionId: collection }], ...where };
  return post(place, ':runQuery', headersOf(place, who), { structuredQuery });
};

export const askToWrite = (place: Place, who: Who, write: Write): Promise<boolean> =>
  post(place, ':commit', headersOf(place, who), { writes: [writeOf(place, write)] });

export const askToDelete = (place: Place, who: Who, path: string): Promise<boolean> =>
  post(place, ':commit', headersOf(place, who), { writes: [{ delete: `${documentsOf(place)}/${path}` }] });

/** Puts one document back as it is in the world, as the administrator. */
export async function putBack(place: Place, world: World, path: string): Promise<void> {
  const name = `${documentsOf(place)}/${path}`;
  const fields = world.get(path);
  const write = fields === undefined ? { delete: name } : { update: { name, fields: encodedFields(fields) } };
  if (!(await post(place, ':commit', ADMIN, { writes: [write] }))) throw new Error(`${path} was not put back`);
}

/** Empties the database and writes the world, as the administrator. */
export async function fill(place: Place, world: World): Promise<void> {
  await exchange(place, 'DELETE', `/emulator/v1/${documentsOf(place)}`, ADMIN);
  const writes = [...world].map(([path, fields]) => ({
    update: { name: `${documentsOf(place)}/${path}`, fields: encodedFields(fields) },
  }));
  if (!(await post(place, ':commit', ADMIN, { writes }))) throw new Error('the world was not written');
}

/** Puts other rules in force. False: they do not compile. */
export async function setRules(place: Place, content: string): Promise<boolean> {
  const path = `/emulator/v1/projects/${place.projectId}:securityRules`;
  const body = { rules: { files: [{ name: 'firestore.rules', content }] } };
  const { status, text } = await exchange(place, 'PUT', path, ADMIN, body);
  if (status !== OK && !text.includes('Error compiling')) throw new Error(`${status} ${text}`);
  return status === OK;
}
