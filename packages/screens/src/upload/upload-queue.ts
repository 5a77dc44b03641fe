import { type AppErrorCode, codeOf } from '@lemma/contract';
import type { FilePurpose, StoredFile } from '@lemma/school/files';
import type { Uploaded, UploadOptions } from '@lemma/shared-auth';

/** The state of one upload. `paused` waits for the network and continues by itself. */
export type UploadState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'paused'; readonly share: number }
  | { readonly kind: 'kept'; readonly file: StoredFile; readonly again: boolean }
  | { readonly kind: 'failed'; readonly code: AppErrorCode }
  | { readonly kind: 'stopped' };

export type Upload = {
  readonly key: string;
  readonly file: File;
  readonly purpose: FilePurpose;
  readonly state: UploadState;
};

type Send = (file: File, options: UploadOptions) => Promise<Uploaded>;

/** Whether a fault is temporary, so that the upload waits and is tried again. */
const passes = (code: AppErrorCode): boolean =>
  code === 'network/offline' || code === 'network/timeout' || code === 'server/unavailable';

/** Whether closing the page would lose the upload: it is not stored yet and nobody has canceled it. */
export const isUnderWay = ({ kind }: UploadState): boolean =>
  kind === 'waiting' || kind === 'sending' || kind === 'paused';

/** Faults of the file itself: sending it again would be refused again. */
const OF_THE_FILE: readonly AppErrorCode[] = [
  'data/too-large',
  'data/unsupported-type',
  'file/broken',
  'file/locked',
  'file/too-many-pages',
];

/** Whether sending the file again can help. */
export const mayTryAgain = (state: UploadState): boolean =>
  state.kind === 'stopped' || state.kind === 'paused' || (state.kind === 'failed' && !OF_THE_FILE.includes(state.code));

/** Milliseconds between tries while the network is gone; the last value repeats. */
const WAITS_MS = [2000, 5000, 15_000, 30_000] as const;

export type UploadQueue = {
  readonly getUploads: () => readonly Upload[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly add: (files: readonly File[], purpose: FilePurpose) => void;
  /** Cancels an upload. The parts that have arrived stay on the server for a day, so that a retry continues there. */
  readonly stop: (key: string) => void;
  readonly retry: (key: string) => void;
  /** Removes an upload from the list; a stored file is not deleted. */
  readonly remove: (key: string) => void;
  readonly move: (key: string, by: 1 | -1) => void;
  readonly clear: () => void;
  /** The network may be back: paused uploads continue now. */
  readonly wake: () => void;
};

/** The list of uploads, with its subscribers. */
function createList() {
  let uploads: readonly Upload[] = [];
  const listeners = new Set<() => void>();
  const change = (to: (before: readonly Upload[]) => readonly Upload[]) => {
    uploads = to(uploads);
    for (const listener of listeners) listener();
  };
  return {
    get: () => uploads,
    change,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (key: string, state: UploadState) =>
      change((before) => before.map((upload) => (upload.key === key ? { ...upload, state } : upload))),
    shareOf: (key: string): number => {
      const state = uploads.find((upload) => upload.key === key)?.state;
      return state?.kind === 'sending' || state?.kind === 'paused' ? state.share : 0;
    },
  };
}

/** Sends the waiting uploads one at a time; without a network it pauses and tries again. */
function createRunner(send: Send, list: ReturnType<typeof createList>) {
  let running: { readonly key: string; readonly abort: AbortController } | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;

  function settle(key: string, fault: unknown): void {
    const code = codeOf(fault);
    if (!passes(code)) {
      list.set(key, code === 'upload/stopped' ? { kind: 'stopped' } : { kind: 'failed', code });
      return;
    }
    list.set(key, { kind: 'paused', share: list.shareOf(key) });
    pause = setTimeout(wake, WAITS_MS[Math.min(tries, WAITS_MS.length - 1)]);
    tries += 1;
  }

  async function run(): Promise<void> {
    const next = list.get().find(({ state }) => state.kind === 'waiting' || state.kind === 'paused');
    if (running || pause !== undefined || !next) return;
    const { key, file, purpose } = next;
    const abort = new AbortController();
    running = { key, abort };
    list.set(key, { kind: 'sending', share: list.shareOf(key) });
    try {
      const onProgress = (share: number) => running?.key === key && list.set(key, { kind: 'sending', share });
      const { file: stored, again } = await send(file, { purpose, onProgress, signal: abort.signal });
      tries = 0;
      list.set(key, { kind: 'kept', file: stored, again });
    } catch (fault) {
      settle(key, fault);
    }
    running = undefined;
    void run();
  }

  function wake(): void {
    clearTimeout(pause);
    pause = undefined;
    void run();
  }

  /** Returns true if it was being sent. */
  const abort = (key: string): boolean => {
    if (running?.key !== key) return false;
    running.abort.abort();
    return true;
  };
  return { run, wake, abort };
}

/** Sends files one after the other: on a slow network, one complete file is worth more than five halves. */
export function createUploadQueue(send: Send): UploadQueue {
  const list = createList();
  const runner = createRunner(send, list);
  let made = 0;
  return {
    getUploads: list.get,
    subscribe: list.subscribe,
    add(files, purpose) {
      const added = files.map((file): Upload => {
        made += 1;
        return { key: `${made}`, file, purpose, state: { kind: 'waiting' } };
      });
      list.change((before) => [...before, ...added]);
      void runner.run();
    },
    stop(key) {
      if (!runner.abort(key)) list.set(key, { kind: 'stopped' });
    },
    retry(key) {
      list.set(key, { kind: 'waiting' });
      runner.wake();
    },
    remove(key) {
      runner.abort(key);
      list.change((before) => before.filter((upload) => upload.key !== key));
    },
    move(key, by) {
      list.change((before) => {
        const from = before.findIndex((upload) => upload.key === key);
        const own = before[from];
        const other = before[from + by];
        if (!own || !other) return before;
        return before.map((upload) => (upload === own ? other : upload === other ? own : upload));
      });
    },
    clear() {
      for (const { key } of list.get()) runner.abort(key);
      list.change(() => []);
    },
    wake: runner.wake,
  };
}
