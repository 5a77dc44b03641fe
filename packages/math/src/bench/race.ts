import { Worker } from 'node:worker_threads';
import type { BenchCase } from './cases.ts';
import type { Marked } from './rivals/worker.ts';

export const RIVALS = ['lemma', 'kas', 'mathjs', 'compute-engine'] as const;
export type RivalName = (typeof RIVALS)[number];

/** A case may take this long before its worker is ended and the next one starts. */
const LIMIT_MS = 3000;

const isMarked = (value: unknown): value is Marked =>
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

/** Marks every case twice with one library and counts the second round. A hanging case counts as unknown at the limit. */
export async function race(name: RivalName, cases: readonly BenchCase[]): Promise<Marked[]> {
  let worker = await started(name);
  const marked: Marked[] = [];
  for (const [index, test] of [...cases, ...cases].entries()) {
    worker.postMessage(test);
    const answer = await nextMessage(worker, LIMIT_MS);
    const result: Marked = isMarked(answer) ? answer : { verdict: 'unknown', ms: LIMIT_MS };
    if (!isMarked(answer)) {
      await worker.terminate();
      worker = await started(name);
    }
    if (index >= cases.length) marked.push(result);
  }
  await worker.terminate();
  return marked;
}
