import { enqueueOnce, taskQueue } from '../../platform/firebase.ts';
import { nameOf, type Share, type ShareKind } from './share.ts';

/** Adds a share to the queue of the function `shares`, under its name, to run at once or from a moment on. */
export const putShare = (name: string, share: Share, from?: number): Promise<void> =>
  enqueueOnce(taskQueue<Share>('shares'), share, {
    id: name,
    ...(from !== undefined && { scheduleTime: new Date(from) }),
  });

/** Starts all work of these kinds. Starting it twice for the same time runs it once. */
export async function begin(kinds: readonly ShareKind[], at: number): Promise<void> {
  await Promise.all(kinds.map((kind) => putShare(nameOf({ kind, at }), { kind, at })));
}
