import { createHash } from 'node:crypto';
import { AppError, isAppErrorCode } from '@lemma/contract';
import { type CallInput, type CallName, type CallOutput, calls } from '@lemma/school/calls';
import { FILE_NAME_HEADER, type FilePurpose } from '@lemma/school/files';
import { z } from 'zod';
import type { Hosts } from './emulators/suite.ts';
import { plainFields } from './plain-fields.ts';
import { noteTyped } from './typed.ts';

const REGION = 'us-central1';
/** The auth emulator takes any key. */
const API_KEY = 'local';

export type Backend = { readonly projectId: string } & Hosts;

const PART = 4 * 1024 * 1024;

/**
 * Somebody at the backend: a signed-in person, or a visitor without a token. Calls and uploads go over HTTP, as from a
 * browser.
 */
export type Person = {
  readonly uid: string;
  readonly idToken: string | undefined;
  readonly call: <N extends CallName>(name: N, input: CallInput<N>) => Promise<CallOutput<N>>;
  /** Calls a function with any input, for tests of invalid input, and returns the complete reply. */
  readonly callRaw: (name: string, body: unknown) => Promise<{ status: number; body: unknown }>;
  /** Reads a document as this person, subject to the rules. @throws AppError `auth/forbidden`, `data/not-found`. */
  readonly read: (path: string) => Promise<Record<string, unknown>>;
  /** Uploads a file in parts of 4 MiB and returns the last reply. */
  readonly upload: (bytes: Uint8Array, name: string, purpose?: FilePurpose) => Promise<Response>;
  /** Uploads one part as specified, for tests of interrupted and repeated uploads. */
  readonly uploadPart: (query: Record<string, string>, bytes: Uint8Array) => Promise<Response>;
  readonly download: (fileId: string) => Promise<Response>;
};

/** The same table, typed so that a generic name keeps its own schema. */
const outputs: { readonly [N in CallName]: { readonly output: z.ZodType<CallOutput<N>> } } = calls;

const failureSchema = z.object({
  error: z.object({ details: z.object({ code: z.string() }).optional(), message: z.string() }),
});
const successSchema = z.object({ result: z.unknown() });

function faultOf(name: string, body: unknown): AppError {
  const failure = failureSchema.safeParse(body);
  const code = failure.data?.error.details?.code;
  return new AppError(isAppErrorCode(code) ? code : 'unknown', `${name}: ${JSON.stringify(body)}`);
}

const documentsOf = ({ firestore, projectId }: Backend): string =>
  `http://${firestore}/v1/projects/${projectId}/databases/(default)/documents`;

/** Where the calls, uploads and downloads of a backend are. */
export const doorsOf = ({ functions, projectId }: Pick<Backend, 'functions' | 'projectId'>): string =>
  `http://${functions}/${projectId}/${REGION}/api`;

export function personWith(backend: Backend, uid: string, idToken: string | undefined): Person {
  const base = doorsOf(backend);
  const authorization: Record<string, string> = idToken === undefined ? {} : { authorization: `Bearer ${idToken}` };
  const uploadPart = ({ name = '', ...query }: Record<string, string>, part: Uint8Array) =>
    fetch(`${base}/upload?${new URLSearchParams(query)}`, {
      method: 'PUT',
      headers: {
        ...authorization,
        [FILE_NAME_HEADER]: encodeURIComponent(name),
        'content-type': 'application/octet-stream',
      },
      body: new Uint8Array(part),
    });
  const callRaw = async (name: string, body: unknown) => {
    const headers = { 'content-type': 'application/json', ...authorization };
    const reply = await fetch(`${base}/${name}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const text = await reply.text();
    return { status: reply.status, body: text.startsWith('{') ? (JSON.parse(text) as unknown) : text };
  };
  return {
    uid,
    idToken,
    callRaw,
    async call(name, input) {
      const { body } = await callRaw(name, { data: input });
      noteTyped(input, body);
      const success = successSchema.safeParse(body);
      if (!success.success || failureSchema.safeParse(body).success) throw faultOf(name, body);
      return outputs[name].output.parse(success.data.result);
    },
    async read(path) {
      const reply = await fetch(`${documentsOf(backend)}/${path}`, { headers: authorization });
      if (reply.ok) return plainFields(await reply.json());
      throw new AppError(reply.status === 404 ? 'data/not-found' : 'auth/forbidden', `${path}: ${await reply.text()}`);
    },
    async upload(bytes, name, purpose = 'hand-in') {
      const digest = createHash('sha256').update(bytes).digest('hex');
      const query = { digest, size: `${bytes.length}`, name, purpose };
      let reply: Response;
      let at = 0;
      do {
        reply = await uploadPart({ ...query, at: `${at}` }, bytes.subarray(at, at + PART));
        at += PART;
      } while (reply.ok && at < bytes.length);
      return reply;
    },
    uploadPart,
    download: (fileId) => fetch(`${base}/download?fileId=${encodeURIComponent(fileId)}`, { headers: authorization }),
  };
}

export const visitor = (backend: Backend): Person => personWith(backend, '', undefined);

const tokenReply = z.object({ idToken: z.string(), localId: z.string().optional() });

const codesReply = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobCode: z.string() })),
});
const claimsSchema = z.object({ sub: z.string(), email: z.string().optional() });
const claimsOf = (idToken: string): unknown =>
  JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());

/** Calls a method of the auth service, as anybody can. @throws AppError with the service's answer. */
export async function accountsPost(backend: Backend, method: string, body: unknown): Promise<unknown> {
  const url = `http://${backend.auth}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=${API_KEY}`;
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const json: unknown = await reply.json();
  if (!reply.ok) throw new AppError('unknown', `${method}: ${JSON.stringify(json)}`);
  return json;
}

const accountsCall = async (backend: Backend, method: string, body: unknown) =>
  tokenReply.parse(await accountsPost(backend, method, body));

export type NewPerson = {
  readonly email: string;
  readonly password: string;
  readonly fullName: string;
  readonly role: 'teacher' | 'parent';
};

/** Confirms an address as the link in the e-mail does, with the code from the auth emulator. */
export async function confirmAddress(backend: Backend, idToken: string): Promise<void> {
  await accountsPost(backend, 'sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  const reply = await fetch(`http://${backend.auth}/emulator/v1/projects/${backend.projectId}/oobCodes`);
  const { oobCodes } = codesReply.parse(await reply.json());
  const { email } = claimsSchema.parse(claimsOf(idToken));
  const oobCode = oobCodes.findLast((one) => one.email === email && one.requestType === 'VERIFY_EMAIL')?.oobCode;
  await accountsPost(backend, 'update', { oobCode });
}

/** Signs somebody up, writes their profile through the rules and confirms the address, as a person would. */
export async function signUp(backend: Backend, person: NewPerson): Promise<Person> {
  const bare = await signUpBare(backend, person);
  if (bare.idToken !== undefined) await confirmAddress(backend, bare.idToken);
  return signInByPassword(backend, person);
}

const sessionReply = z.object({ idToken: z.string(), localId: z.string(), refreshToken: z.string() });

/** A token of the same session with what the account says now. */
export async function renewed(backend: Backend, refreshToken: string): Promise<string> {
  const reply = await fetch(`http://${backend.auth}/securetoken.googleapis.com/v1/token?key=${API_KEY}`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });
  return z.object({ id_token: z.string() }).parse(await reply.json()).id_token;
}

/** Signs somebody in by e-mail and password, as pages do: the session proves its password before it opens anything. */
export async function signInByPassword(
  backend: Backend,
  { email, password }: Pick<NewPerson, 'email' | 'password'>,
): Promise<Person> {
  const body = { email, password, returnSecureToken: true };
  const session = sessionReply.parse(await accountsPost(backend, 'signInWithPassword', body));
  const { localId, idToken, refreshToken } = session;
  await personWith(backend, localId, idToken).call('provePassword', { password, apiKey: API_KEY });
  return personWith(backend, localId, await renewed(backend, refreshToken));
}

/** Writes a profile through the rules, as a page does. */
export async function writeProfile(
  backend: Backend,
  localId: string,
  idToken: string,
  { email, fullName, role }: Omit<NewPerson, 'password'>,
): Promise<void> {
  const name = `projects/${backend.projectId}/databases/(default)/documents/users/${localId}`;
  const text = (stringValue: string) => ({ stringValue });
  const fields = { uid: text(localId), email: text(email.toLowerCase()), fullName: text(fullName), role: text(role) };
  const write = {
    update: { name, fields },
    updateTransforms: [{ fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' }],
    currentDocument: { exists: false },
  };
  const reply = await fetch(`${documentsOf(backend)}:commit`, {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ writes: [write] }),
  });
  if (!reply.ok) throw new AppError('auth/forbidden', await reply.text());
}

/** Like `signUp`, but the address stays unconfirmed. */
export async function signUpBare(backend: Backend, person: NewPerson): Promise<Person> {
  const { email, password } = person;
  noteTyped(person);
  const { idToken, localId = '' } = await accountsCall(backend, 'signUp', { email, password, returnSecureToken: true });
  await writeProfile(backend, localId, idToken, person);
  return personWith(backend, localId, idToken);
}

/** Signs a student in with the data on their card. */
export async function signInStudent(
  backend: Backend,
  card: { classCode: string; userName: string; secret: string; deviceId?: string },
): Promise<Person> {
  return withToken(backend, await visitor(backend).call('studentSignIn', { deviceId: 'test-device', ...card }));
}

/** Signs a student in with the text of a badge's QR code. */
export const signInWithBadge = async (backend: Backend, badge: string, deviceId: string): Promise<Person> =>
  withToken(backend, await visitor(backend).call('badgeSignIn', { badge, deviceId }));

/** Signs somebody in with a token that the functions gave. */
export async function withToken(backend: Backend, { token }: { readonly token: string }): Promise<Person> {
  const { idToken } = await accountsCall(backend, 'signInWithCustomToken', { token, returnSecureToken: true });
  return personWith(backend, claimsSchema.parse(claimsOf(idToken)).sub, idToken);
}
