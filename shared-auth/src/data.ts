import type { CallInput, CallName, CallOutput } from '@lemma/school/calls';
import type { CollectionName } from '@lemma/school/collections';
import type { z } from 'zod';
import { loadStore } from './load-store.ts';
import { tellProfileChange } from './profile-changes.ts';
import type { Condition } from './store.ts';
import type { Uploaded, UploadOptions } from './uploads.ts';

/** Loads the auth service (32 kB compressed) when somebody may be signed in or wants to be, and once. */
export const loadService = () => import('./service.ts');
/** Has Firestore and the auth service come ahead, for somebody who is about to sign in. What fails is tried anew when it is used. */
export const prepareData = (): void => {
  for (const coming of [loadStore(), loadService(), import('./stored-documents.ts')]) coming.catch(() => undefined);
};
type Store = Awaited<ReturnType<typeof loadStore>>;
const loadCalls = () => import('./remote-calls.ts');

/** Reads one document through its schema; undefined when there is none. Faults are AppErrors. */
export const readDocument = async <S extends z.ZodType>(
  from: CollectionName,
  id: string,
  schema: S,
): Promise<z.output<S> | undefined> => (await loadStore()).readDocument(from, id, schema);

/** Reads the documents that fulfil all conditions, 200 at the most unless told. */
export const readWhere = async <S extends z.ZodType>(
  from: CollectionName,
  conditions: readonly Condition[],
  schema: S,
  most?: number,
): Promise<z.output<S>[]> => (await loadStore()).readWhere(from, conditions, schema, most);

/** Begins to follow once the store is loaded, unless it was stopped before. */
function follow(begin: (store: Store) => () => void, onFault: (error: unknown) => void): () => void {
  let stop: (() => void) | undefined;
  let stopped = false;
  loadStore().then((store) => {
    if (!stopped) stop = begin(store);
  }, onFault);
  return () => {
    stopped = true;
    stop?.();
  };
}

/** Follows one document; the first value comes at once. Returns the way to stop. */
export const watchDocument = <S extends z.ZodType>(
  from: CollectionName,
  id: string,
  schema: S,
  onValue: (value: z.output<S> | undefined) => void,
  onFault: (error: unknown) => void,
): (() => void) => follow((store) => store.watchDocument(from, id, schema, onValue, onFault), onFault);

/** Follows the documents that fulfil all conditions, as they are on the server. Returns the way to stop. */
export const watchWhere = <S extends z.ZodType>(
  from: CollectionName,
  conditions: readonly Condition[],
  schema: S,
  onValue: (value: z.output<S>[]) => void,
  onFault: (error: unknown) => void,
): (() => void) => follow((store) => store.watchWhere(from, conditions, schema, onValue, onFault), onFault);

/** Calls a function of the server; input and output are checked against its schema. Faults are AppErrors. */
export const call = async <N extends CallName>(name: N, input: CallInput<N>): Promise<CallOutput<N>> =>
  (await loadCalls()).call(name, input);

/** As `call`, with the parts of the answer as they come, until `signal` is aborted. */
export const callInParts = async <N extends CallName>(
  name: N,
  input: CallInput<N>,
  onPart: (part: unknown) => void,
  signal: AbortSignal,
): Promise<CallOutput<N>> => (await loadCalls()).callInParts(name, input, onPart, signal);

/** Sends one file in parts, and goes on where an earlier try of the same file stopped. Faults are AppErrors. */
export const uploadFile = async (file: File, options: UploadOptions): Promise<Uploaded> =>
  (await loadCalls()).upload(file, options);

/** Fetches one stored file that the person may see. */
export const downloadFile = async (fileId: string): Promise<Blob> => (await loadCalls()).download(fileId);

/** Changes the person's own name in the profile. */
export const renameProfile = async (uid: string, fullName: string): Promise<void> => {
  await (await loadStore()).renameProfile(uid, fullName);
  tellProfileChange({ uid, fullName });
};

/** Changes the password of whoever knows the old one. The original error of the auth service is rethrown as it is. */
export const changePassword = async (current: string, next: string): Promise<void> =>
  (await import('./change-password.ts')).changePassword(current, next);

/** Proves once more who is there, for what can't be undone. The original error is rethrown as it is. */
export const confirmPassword = async (password: string): Promise<void> => {
  await (await import('./change-password.ts')).confirmPassword(password);
};

/** The e-mail address that a reset link belongs to; throws the auth service's error when the link is used or expired. */
export const emailOfResetLink = async (code: string): Promise<string> => (await loadService()).emailOfResetLink(code);

/** Sets a new password by a reset link. */
export const setPasswordByLink = async (code: string, password: string): Promise<void> =>
  (await loadService()).setPasswordByLink(code, password);

/** Carries out a link that only has to be opened: confirming or restoring an e-mail address. */
export const confirmByLink = async (code: string): Promise<void> => {
  const { confirmByLink: confirm, lookIfConfirmed } = await loadService();
  await confirm(code);
  // Who is signed in here may be whose address it is.
  await lookIfConfirmed().catch(() => undefined);
};
