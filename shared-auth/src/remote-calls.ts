import { AppError } from '@lemma/contract';
import { type CallInput, type CallName, type CallOutput, calls, type Page, pageSchema } from '@lemma/school';
import { connectFunctionsEmulator, type Functions, getFunctions, httpsCallable } from 'firebase/functions';
import { asAppError, faultOf } from './faults.ts';
import { currentSession } from './session.ts';

/** Milliseconds after which a call is given up. A cold start of a function takes up to about ten seconds. */
const CALL_TIMEOUT = 30_000;

let functions: Functions | undefined;

function client(): Functions {
  if (functions) return functions;
  const { app, environment } = currentSession();
  functions = getFunctions(app, environment.functionsRegion);
  const address = environment.emulators?.functions.split(':');
  if (address) connectFunctionsEmulator(functions, address[0] ?? '', Number(address[1]));
  return functions;
}

/** The address of an HTTP function. */
function addressOf(name: string): string {
  const { environment } = currentSession();
  const { projectId } = environment.firebase;
  return environment.emulators
    ? `http://${environment.emulators.functions}/${projectId}/${environment.functionsRegion}/${name}`
    : `https://${environment.functionsRegion}-${projectId}.cloudfunctions.net/${name}`;
}

export async function call<N extends CallName>(name: N, input: CallInput<N>): Promise<CallOutput<N>> {
  if (!navigator.onLine) throw new AppError('network/offline', name);
  const { data } = await httpsCallable(client(), name, { timeout: CALL_TIMEOUT })(input).catch(faultOf(name));
  const parsed = calls[name].output.safeParse(data);
  if (!parsed.success) throw new AppError('data/malformed', name, parsed.error);
  return parsed.data as CallOutput<N>;
}

async function authorization(): Promise<string> {
  const user = currentSession().auth.currentUser;
  if (!user) throw new AppError('auth/signed-out', 'upload');
  return `Bearer ${await user.getIdToken()}`;
}

/** What a reply of the HTTP functions says when something was wrong. */
function faultFrom(status: number, body: string, where: string): AppError {
  try {
    return asAppError({ details: JSON.parse(body).error }, where);
  } catch {
    return new AppError(status >= 500 ? 'server/unavailable' : 'unknown', `${where}: ${status}`);
  }
}

/** Sends one file. `onProgress` gets the share sent, 0 to 1. XMLHttpRequest, because fetch tells nothing of what was sent. */
export async function upload(file: File, onProgress: (share: number) => void, signal?: AbortSignal): Promise<Page> {
  const token = await authorization();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', addressOf('upload'));
    request.setRequestHeader('Authorization', token);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new AppError('network/offline', 'upload'));
    request.onabort = () => reject(new AppError('network/offline', 'upload stopped'));
    request.onload = () => {
      if (request.status !== 200) return reject(faultFrom(request.status, request.responseText, 'upload'));
      const parsed = pageSchema.safeParse(JSON.parse(request.responseText));
      return parsed.success ? resolve(parsed.data) : reject(new AppError('data/malformed', 'upload', parsed.error));
    };
    signal?.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append('file', file, file.name);
    request.send(form);
  });
}

/** Fetches one stored file. */
export async function download(fileId: string): Promise<Blob> {
  const reply = await fetch(`${addressOf('download')}?fileId=${encodeURIComponent(fileId)}`, {
    headers: { Authorization: await authorization() },
  }).catch((error: unknown) => {
    throw new AppError('network/offline', 'download', error);
  });
  if (!reply.ok) throw faultFrom(reply.status, await reply.text(), 'download');
  return reply.blob();
}
