import { codeOf } from '@lemma/contract';
import type { CallInput, CallName, CallOutput } from '@lemma/school/calls';
import type { CollectionName } from '@lemma/school/collections';
import type { z } from 'zod';
import { loadAfterHeading } from './after-heading.ts';
import { firstReads } from './begin-first-reads.ts';
import { type Condition, MOST_FOUND } from './condition.ts';
import type { FirstReads } from './first-reads.ts';
import { loadStore } from './load-store.ts';
import { tellProfileChange } from './profile-changes.ts';
import { firstDocument, firstWhere, readFirst } from './read-first.ts';
import type { BackupOf } from './remote-calls.ts';
import { isSample } from './sample-mode.ts';
import { currentEnvironment } from './session.ts';
import type { Uploaded, UploadOptions } from './uploads.ts';

/** Loads the auth service (32 kB compressed) once, when somebody may be signed in or wants to sign in. */
export const loadService = () => import('./service.ts');
/** Loads Firestore and the auth service ahead of a sign-in. If that fails, they are loaded again when used. */
export const prepareData = (): void => {
  for (const coming of [loadStore(), loadService(), import('./stored-documents.ts')]) coming.catch(() => undefined);
};
type Store = Awaited<ReturnType<typeof loadStore>>;
type Calls = Omit<typeof import('./remote-calls.ts'), 'ask'>;
const loadCalls = (): Promise<Calls> => (isSample() ? import('./sample-calls.ts') : import('./remote-calls.ts'));

/** Reads one document through its schema; undefined if there is none. @throws AppError. */
export const readDocument = async <S extends z.ZodType>(
  from: CollectionName,
  id: string,
  schema: S,
): Promise<z.output<S> | undefined> => {
  const first = await readFirst((reads) => firstDocument(reads, from, id, schema));
  return first === undefined ? (await loadStore()).readDocument(from, id, schema) : first.value;
};

/** Reads the documents that meet all conditions, at most 200 by default. */
export const readWhere = async <S extends z.ZodType>(
  from: CollectionName,
  conditions: readonly Condition[],
  schema: S,
  most: number = MOST_FOUND,
): Promise<z.output<S>[]> =>
  (await readFirst((reads) => firstWhere(reads, from, conditions, schema, most)))?.value ??
  (await loadStore()).readWhere(from, conditions, schema, most);

type Following<T> = {
  readonly first: (reads: FirstReads) => Promise<T>;
  readonly begin: (store: Store, onFault: (error: unknown) => void) => () => void;
  readonly onValue: (value: T) => void;
  readonly onFault: (error: unknown) => void;
};

/**
 * Starts following once the store is loaded, unless it was stopped before. On a page that has just been opened, the
 * first value is read without the store, which then comes after the page's heading.
 */
function follow<T>({ first, begin, onValue, onFault }: Following<T>): () => void {
  let stop: (() => void) | undefined;
  let stopped = false;
  const start = async () => {
    const found = await readFirst(first);
    if (found !== undefined && !stopped) onValue(found.value);
    const store = await (found === undefined ? loadStore() : loadAfterHeading(loadStore));
    if (stopped) return;
    // What was read stays until the server can be reached again: then the listener tells what has changed.
    stop = begin(store, (error) => (found !== undefined && codeOf(error) === 'network/offline') || onFault(error));
  };
  start().catch(onFault);
  return () => {
    stopped = true;
    stop?.();
  };
}

/** Follows one document, starting with its current value. Returns the function that stops it. */
export const watchDocument = <S extends z.ZodType>(
  from: CollectionName,
  id: string,
  schema: S,
  onValue: (value: z.output<S> | undefined) => void,
  onFault: (error: unknown) => void,
): (() => void) =>
  follow({
    first: (reads) => firstDocument(reads, from, id, schema),
    begin: (store, tell) => store.watchDocument(from, id, schema, onValue, tell),
    onValue,
    onFault,
  });

/** Follows the documents on the server that meet all conditions. Returns the function that stops it. */
export const watchWhere = <S extends z.ZodType>(
  from: CollectionName,
  conditions: readonly Condition[],
  schema: S,
  onValue: (value: z.output<S>[]) => void,
  onFault: (error: unknown) => void,
): (() => void) =>
  follow({
    first: (reads) => firstWhere(reads, from, conditions, schema, MOST_FOUND),
    begin: (store, tell) => store.watchWhere(from, conditions, schema, onValue, tell),
    onValue,
    onFault,
  });

const loadFirstCall = () => import('./first-call.ts');

/** Loads what makes a first call, for a screen that begins with one while it is loaded itself. */
export const expectCall = (): void => {
  if (firstReads() !== undefined) loadFirstCall().catch(() => undefined);
};

/**
 * Calls a function of the server; input and output are checked by its schema. A screen that begins with a call does not
 * wait for Firebase's clients, unless App Check has to vouch for it. @throws AppError.
 */
export const call = async <N extends CallName>(name: N, input: CallInput<N>): Promise<CallOutput<N>> => {
  const first = firstReads();
  if (first !== undefined && currentEnvironment().appCheck === undefined)
    return (await loadFirstCall()).firstCall(first, name, input);
  return (await loadCalls()).call(name, input);
};

/** The same as `call`, with the parts of the answer as they arrive, until `signal` is aborted. */
export const callInParts = async <N extends CallName>(
  name: N,
  input: CallInput<N>,
  onPart: (part: unknown) => void,
  signal: AbortSignal,
): Promise<CallOutput<N>> => (await loadCalls()).callInParts(name, input, onPart, signal);

/** Loads what makes a call from a page that is being closed, which has no time to load it then. */
export const loadTell = async () => (await loadCalls()).tell;

/** Sends one file in parts and continues where an earlier try with the same file stopped. @throws AppError. */
export const uploadFile = async (file: File, options: UploadOptions): Promise<Uploaded> =>
  (await loadCalls()).upload(file, options);

/** Downloads one stored file that the person may see. */
export const downloadFile = async (fileId: string): Promise<Blob> => (await loadCalls()).download(fileId);

/** Downloads a backup of a class or a child's record, as docs/backup.md describes it. */
export const downloadBackup = async (of: BackupOf): Promise<Blob> => (await loadCalls()).downloadBackup(of);

/** Changes the person's own name in the profile. */
export const renameProfile = async (uid: string, fullName: string): Promise<void> => {
  await (await loadStore()).renameProfile(uid, fullName);
  tellProfileChange({ uid, fullName });
};

/** Changes the password, after checking the current one. The auth service's original error is rethrown unchanged. */
export const changePassword = async (current: string, next: string): Promise<void> =>
  (await import('./change-password.ts')).changePassword(current, next);

let replacing: Promise<unknown> = Promise.resolve();

/**
 * Turns the second factor on; every session ends, and a new one begins here. @returns the recovery codes, which are shown
 * once.
 */
export function turnOnSecondFactor(code: string): Promise<readonly string[]> {
  const run = async () => {
    const codes = await (await import('./second-step.ts')).turnOnSecondFactor(code);
    await (await loadService()).lookAgain();
    return codes;
  };
  const running = run();
  replacing = running.catch(() => undefined);
  return running;
}

/** The claims of the session that this page has, once none is being replaced; undefined if nobody is signed in. */
export async function claimsNow(): Promise<Readonly<Record<string, unknown>> | undefined> {
  await replacing;
  return (await (await loadService()).userNow()?.getIdTokenResult())?.claims;
}

/** Asks for the password again before an action that cannot be undone. The original error is rethrown unchanged. */
export const confirmPassword = async (password: string): Promise<void> => {
  await (await import('./change-password.ts')).confirmPassword(password);
};

/**
 * The e-mail address that a reset link belongs to. @throws the auth service's error if the link was used or has
 * expired.
 */
export const emailOfResetLink = async (code: string): Promise<string> => (await loadService()).emailOfResetLink(code);

/** Sets a new password through a reset link. */
export const setPasswordByLink = async (code: string, password: string, address: string): Promise<void> =>
  (await loadService()).setPasswordByLink(code, password, address);

/** Applies a link that only needs to be opened: confirming or restoring an e-mail address. */
export const confirmByLink = async (code: string): Promise<void> => {
  const { confirmByLink: confirm, lookIfConfirmed } = await loadService();
  await confirm(code);
  // The address may belong to the person who is signed in here.
  await lookIfConfirmed().catch(() => undefined);
};
