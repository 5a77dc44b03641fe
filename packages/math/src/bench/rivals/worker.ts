import { parentPort, workerData } from 'node:worker_threads';
import type { BenchCase } from '../cases.ts';
import type { Rival, RivalVerdict } from './rival.ts';

/** The result of one case; a library that throws could not read it. */
export type WorkerVerdict = { readonly verdict: RivalVerdict; readonly ms: number };

const rivals: ReadonlyMap<unknown, () => Promise<Rival>> = new Map([
  ['lemma', async () => (await import('./lemma.ts')).lemma],
  ['kas', async () => (await import('./kas.ts')).kas()],
  ['mathjs', async () => (await import('./mathjs.ts')).mathjs],
  ['compute-engine', async () => (await import('./compute-engine.ts')).computeEngine],
]);

const rival = await rivals.get(workerData)?.();

function mark(test: BenchCase): WorkerVerdict {
  const start = performance.now();
  let verdict: RivalVerdict;
  try {
    verdict = rival?.(test) ?? 'unknown';
  } catch {
    verdict = 'invalid';
  }
  return { verdict, ms: performance.now() - start };
}

parentPort?.on('message', (test: BenchCase) => parentPort?.postMessage(mark(test)));
parentPort?.postMessage('ready');
