import { Worker } from 'node:worker_threads';
import type { BenchCase } from './cases.ts';
import type { WorkerVerdict } from './rivals/worker.ts';

export const RIVALS = ['lemma', 'kas', 'mathjs', 'compute-engine'] as const;
export type RivalName = (typeof RIVALS)[number];

/** The time after which a case's worker is ended and the next one starts. */
const LIMIT_MS = 3000;

const isMarked = (value: unknown): value is WorkerVerdict =>
  typeof value === 'object' && value !== null && 'verdict' in value && 'ms' in value;

function nextMessage(worker: Worker, limit: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), limit);
    worker.once('error', reject);
    worker.once('message', (message) => {
      clearTimeout(timer);
      worker.off('error', reject);
      resolve(message);
    });
  });
}

async function started(name: RivalName): Promise<Worker> {
  const worker = new Worker(new URL('./rivals/worker.ts', import.meta.url), { workerData: name });
  if ((await nextMessage(worker, 60_000)) !== 'ready') throw new Error(`${name} did not start`);
  return worker;
}

/**
 * The first round warms up; each case counts with its fastest time in the others, to reduce the effect of a busy
 * machine.
 */
const ROUNDS = 4;

/** Marks every case with one library. A case that exceeds the time limit counts as unknown and is not repeated. */
export async function race(name: RivalName, cases: readonly BenchCase[]): Promise<WorkerVerdict[]> {
  let worker = await started(name);
  const best: (WorkerVerdict | undefined)[] = cases.map(() => undefined);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, test] of cases.entries()) {
      const before = best[index];
      if (before?.ms === LIMIT_MS) continue;
      worker.postMessage(test);
      const answer = await nextMessage(worker, LIMIT_MS);
      if (isMarked(answer)) {
        best[index] = { ...answer, ms: round < 2 ? answer.ms : Math.min(answer.ms, before?.ms ?? answer.ms) };
        continue;
      }
      best[index] = { verdict: 'unknown', ms: LIMIT_MS };
      await worker.terminate();
      worker = await started(name);
    }
  }
  await worker.terminate();
  return best.map((marked) => marked ?? { verdict: 'unknown', ms: LIMIT_MS });
}
