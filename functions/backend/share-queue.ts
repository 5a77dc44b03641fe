import { doShare, nameOf, type Share, type ShareKind, type Work } from '../src/engines/shares/share.ts';
import { workOf } from '../src/engines/shares/works.ts';
import { database } from '../src/platform/database.ts';

/** Simulates a machine that dies in the middle of a task. */
export class Killed extends Error {}

type Options = {
  readonly work?: Work;
  /** The number of tasks that run at the same time. */
  readonly atOnce?: number;
  /** Called before and after each task; it may throw `Killed`, and then the task runs again. */
  readonly around?: () => void;
  /** Called before each share is queued; where it returns true, the machine dies before this share and those after it. */
  readonly dies?: (share: Share) => Promise<boolean> | false;
};

/**
 * Runs all shares of a kind as the queue would: each name once, tasks in random order, interrupted ones again. @returns
 * the number of started tasks.
 */
export async function runShares(kind: ShareKind, at: number, options: Options = {}): Promise<number> {
  const { work = await workOf(kind), atOnce = 20, around = () => undefined, dies = () => false } = options;
  const names = new Set<string>();
  const waiting: Share[] = [];
  let begun = 0;
  let under = 0;
  const put = async (name: string, share: Share): Promise<void> => {
    if (names.has(name)) return;
    names.add(name);
    waiting.push(share);
  };
  /** Queues the shares of one task, in order, until its machine dies. */
  const putOfTask = () => {
    let before: Promise<unknown> = Promise.resolve();
    return (name: string, share: Share): Promise<void> => {
      const own = before.then(async () => {
        if (await dies(share)) throw new Killed();
        await put(name, share);
      });
      before = own;
      return own;
    };
  };
  const worker = async (): Promise<void> => {
    for (;;) {
      const share = waiting.shift();
      if (share === undefined && under === 0) return;
      if (share === undefined) {
        await new Promise((resolve) => setImmediate(resolve));
        continue;
      }
      begun += 1;
      under += 1;
      try {
        around();
        await doShare(share, work, putOfTask());
        around();
      } catch (error) {
        if (!(error instanceof Killed)) throw error;
        waiting.push(share);
      } finally {
        under -= 1;
      }
    }
  };
  const first = { kind, at };
  await put(nameOf(first), first);
  await Promise.all(Array.from({ length: atOnce }, worker));
  return begun;
}

/** The letters that the shares of one morning wrote. */
export async function lettersOf(kind: 'digests' | 'waiting', at: number): Promise<number> {
  const count = async () => (await database().collection('mail').count().get()).data().count;
  const before = await count();
  await runShares(kind, at);
  return (await count()) - before;
}
