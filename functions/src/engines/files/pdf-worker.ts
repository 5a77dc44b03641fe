// Opens PDFs in a thread of its own, which is ended when one takes too long or too much.
import { parentPort } from 'node:worker_threads';
import { countPages, RefusedPdf, takePage } from './pdf-document.ts';

/** What is asked of a PDF, and what comes back. */
export type PdfWorkerTask =
  | { readonly kind: 'count'; readonly bytes: Uint8Array; readonly most: number }
  | { readonly kind: 'take'; readonly bytes: Uint8Array; readonly page: number };
export type PdfReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly result: number | Uint8Array }
  | { readonly kind: 'refused'; readonly why: RefusedPdf['why']; readonly detail: string };

async function replyTo(task: PdfWorkerTask): Promise<PdfReply> {
  try {
    const { bytes } = task;
    const result = task.kind === 'count' ? await countPages(bytes, task.most) : await takePage(bytes, task.page);
    return { kind: 'done', result };
  } catch (error) {
    return { kind: 'refused', why: error instanceof RefusedPdf ? error.why : 'broken', detail: String(error) };
  }
}
parentPort?.on('message', async (task: PdfWorkerTask) => parentPort?.postMessage(await replyTo(task)));
parentPort?.postMessage({ kind: 'ready' } satisfies PdfReply);
