import { enqueueOnce, taskQueue } from '../../platform/firebase.ts';
import { nameOf, type Share, type ShareKind } from './share.ts';

/** Adds a share to the queue of the function `shares`, under its name, to run at once or from a moment on. */
export const putShare = (name: string, share: Share, from?: number): Promise<void> =>
  enqueueOnce(taskQueue<Share>('shares'), share, {
    id: name,
    ...(from !== undefined && { scheduleTime: new Date(from) }),
  });

/** Starts the work of this kind on one document, at once or from a moment on. Starting it twice for the same time runs it once. */
export function beginOn(kind: ShareKind, id: string, at: number, from?: number): Promise<void> {
  const share: Share = { kind, at, ids: [id] };
  return putShare(nameOf(share), share, from);
}

/** Starts all work of these kinds. Starting it twice for the same time runs it once. */
export async function begin(kinds: readonly ShareKind[], at: number): Promise<void> {
  await Promise.all(kinds.map((kind) => putShare(nameOf({ kind, at }), { kind, at })));
}
