import { AppError, codeOf } from '@lemma/contract';
import { type CallInput, type CallName, type CallOutput, calls } from '@lemma/school/calls';
import { connectFunctionsEmulator, type Functions, getFunctions, httpsCallable } from 'firebase/functions';
import { addressOf } from './addresses.ts';
import { appCheckReady } from './app-check.ts';
import { currentSession } from './current-session.ts';
import { asAppError, faultOf } from './faults.ts';
import { CALL_TIMEOUT_MS, makeCall } from './make-call.ts';
import { sentFile, storeSent } from './sent-files.ts';
import { tellServer } from './tell-server.ts';
import { type Line, sendBy, type Uploaded, type UploadOptions, uploadInParts } from './uploads.ts';

let functions: Functions | undefined;

function client(): Functions {
  if (functions) return functions;
  const { app, environment } = currentSession();
  functions = getFunctions(app, environment.functionsRegion);
  const address = environment.emulators?.functions.split(':');
  if (address) connectFunctionsEmulator(functions, address[0] ?? '', Number(address[1]));
  return functions;
}

/** The user of the auth service, once it has read what it stored. */
async function currentUser() {
  const { auth } = currentSession();
  await auth.authStateReady();
  return auth.currentUser;
}

const currentToken = async () => (await currentUser())?.getIdToken();

/**
 * Makes a call, and repeats it once if the session was replaced in the meantime (for example by a new password),
 * because the old session was refused.
 */
export async function ask<N extends CallName>(name: N, input: CallInput<N>): Promise<unknown> {
  const knock = async () => {
    const { data } = await httpsCallable(client(), `api/${name}`, { timeout: CALL_TIMEOUT_MS })(input).catch(
      faultOf(name),
    );
    return data;
  };
  await appCheckReady();
  const before = await currentToken();
  return knock().catch(async (fault: unknown) => {
    const after = codeOf(fault) === 'auth/signed-out' ? await currentToken() : undefined;
    if (after === undefined || after === before) throw fault;
    return knock();
  });
}

export const call = <N extends CallName>(name: N, input: CallInput<N>): Promise<CallOutput<N>> =>
  makeCall(ask, name, input);

/** A call whose answer nobody waits for, also from a page that is being closed. Without a session it is not made. */
export function tell<N extends CallName>(name: N, input: CallInput<N>): void {
  currentToken().then(
    (token) => token !== undefined && tellServer(name, input, token),
    () => undefined,
  );
}

/**
 * The same as `call`, with the parts of the answer as they arrive. Aborting only stops listening; the server continues.
 */
export async function callInParts<N extends CallName>(
  name: N,
  input: CallInput<N>,
  onPart: (part: unknown) => void,
  signal: AbortSignal,
): Promise<CallOutput<N>> {
  if (!navigator.onLine) throw new AppError('network/offline', name);
  const receive = async (): Promise<unknown> => {
    const { stream, data } = await httpsCallable(client(), `api/${name}`).stream(input, { signal });
    // Both promises reject when the connection breaks; only the rejection of the parts is reported.
    data.catch(() => undefined);
    for await (const part of stream) onPart(part);
    return data;
  };
  const parsed = calls[name].output.safeParse(await receive().catch(faultOf(name)));
  if (!parsed.success) throw new AppError('data/malformed', name, parsed.error);
  return parsed.data as CallOutput<N>;
}

async function authorization(): Promise<string> {
  const user = await currentUser();
  if (!user) throw new AppError('auth/signed-out', 'upload');
  return `Bearer ${await user.getIdToken()}`;
}

const detailsOf = (body: string): unknown => {
  try {
    return JSON.parse(body).error;
  } catch {
    return undefined;
  }
};

/** The error in a reply of the HTTP endpoints. */
function faultFrom(status: number, body: string, where: string): AppError {
  const code = status >= 500 ? 'internal' : status === 404 ? 'not-found' : 'unknown';
  return asAppError({ code: `functions/${code}`, details: detailsOf(body), status }, where);
}

const line = async (): Promise<Line> => ({ address: addressOf('upload'), authorization: await authorization() });
const send = sendBy(line, (status, body) => faultFrom(status, body, 'upload'));

/** Sends one file in parts; see `uploadInParts`. What is to be turned in is kept for whoever sent it. */
export async function upload(file: File, options: UploadOptions): Promise<Uploaded> {
  const uploaded = await uploadInParts(send, file, options);
  if (options.purpose === 'hand-in') await storeSent(uploaded.file.fileId, file);
  return uploaded;
}

async function blobFrom(route: string, query: Record<string, string>): Promise<Blob> {
  const reply = await fetch(`${addressOf(route)}?${new URLSearchParams(query)}`, {
    headers: { Authorization: await authorization() },
  }).catch((error: unknown) => {
    throw new AppError('network/offline', route, error);
  });
  if (!reply.ok) throw faultFrom(reply.status, await reply.text(), route);
  return reply.blob();
}

/** Downloads one stored file, unless this person sent it from this device. */
export const download = async (fileId: string): Promise<Blob> =>
  (await sentFile(fileId)) ?? blobFrom('download', { fileId });

/** What a backup is of, by its id. */
export type BackupOf = { readonly class: string } | { readonly child: string };

/** Downloads a backup of a class or a child's record. */
export const downloadBackup = (of: BackupOf): Promise<Blob> => blobFrom('backup', { ...of });
