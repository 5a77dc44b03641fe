import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { AppError } from '@lemma/contract';
import { MOST_PAGES } from '@lemma/school/files';
import { SECOND } from '@lemma/school/time';
import { BrokenFile } from './bytes.ts';
import type { PdfReply, PdfWorkerTask } from './pdf-worker.ts';

/** How long one PDF may take, and the memory that its objects may take, in megabytes. */
const DEADLINE_MS = 20 * SECOND;
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/** Beside this file as it is written, and beside the bundle or above its parts as it is built. */
function workerFile(): URL {
  const places = ['./pdf-worker.ts', './pdf-worker.js', '../pdf-worker.js'].map((at) => new URL(at, import.meta.url));
  const found = places.find((place) => existsSync(place));
  if (found === undefined) throw new Error('pdf-worker is not built');
  return found;
}

/** The next reply of the thread; BrokenFile if the thread ends or does not reply in time. */
function nextReply(worker: Worker, deadlineMs?: number): Promise<PdfReply> {
  return new Promise((resolve, reject) => {
    const broken = (why: string) => (cause?: unknown) => done(() => reject(new BrokenFile(why, { cause })));
    const deadline = deadlineMs === undefined ? undefined : setTimeout(broken('takes too long'), deadlineMs);
    // An error is also that the thread has no room left: the PDF holds more than it says.
    const listeners = {
      message: (reply: PdfReply) => done(() => resolve(reply)),
      error: broken('cannot be opened'),
      exit: broken('cannot be opened'),
    };
    const done = (then: () => void): void => {
      clearTimeout(deadline);
      for (const [event, listener] of Object.entries(listeners)) worker.off(event, listener);
      then();
    };
    for (const [event, listener] of Object.entries(listeners)) worker.on(event, listener);
  });
}

/** The thread is used again, as long as it replies: it takes longer to start than to open a PDF. */
let running: Worker | undefined;
async function started(): Promise<Worker> {
  const worker = new Worker(workerFile(), { resourceLimits: LIMITS, execArgv: [] });
  // What goes wrong while nobody waits ends the thread and nothing else.
  worker.on('error', () => undefined);
  await nextReply(worker);
  worker.unref();
  return worker;
}

async function inWorker(task: PdfWorkerTask): Promise<PdfReply> {
  running ??= await started();
  const worker = running;
  const reply = nextReply(worker, DEADLINE_MS);
  worker.postMessage(task);
  return reply.catch(async (error: unknown) => {
    running = undefined;
    await worker.terminate();
    throw error;
  });
}

let last: Promise<unknown> = Promise.resolve();
/** One PDF at a time: together they would take the room of everybody's requests. */
function inTurn(task: PdfWorkerTask): Promise<PdfReply> {
  const reply = last.then(() => inWorker(task));
  last = reply.catch(() => undefined);
  return reply;
}

async function resultOf(task: PdfWorkerTask): Promise<number | Uint8Array> {
  const reply = await inTurn(task);
  if (reply.kind === 'done') return reply.result;
  if (reply.kind === 'ready') throw new BrokenFile('no reply');
  if (reply.why === 'locked') throw new AppError('file/locked', 'PDF');
  if (reply.why === 'too-many') throw new AppError('file/too-many-pages', reply.detail);
  if (reply.why === 'no-page') throw new AppError('data/not-found', reply.detail);
  throw new BrokenFile(reply.detail);
}

/**
 * Counts the pages of a PDF. @throws AppError `file/locked`, `file/too-many-pages`; BrokenFile for one without pages,
 * with a program, or that takes more time or room than a PDF does.
 */
export const countPdfPages = async (bytes: Uint8Array, most: number = MOST_PAGES): Promise<number> =>
  Number(await resultOf({ kind: 'count', bytes, most }));

/** One page of a PDF, from 1, as a PDF of its own. @throws AppError `data/not-found` past the end; BrokenFile. */
export async function takePdfPage(bytes: Uint8Array, page: number): Promise<Uint8Array> {
  const one = await resultOf({ kind: 'take', bytes, page });
  if (typeof one === 'number') throw new TypeError('no page');
  return one;
}
