/// <reference path="./pdf-worker.d.ts" />
import type { Turn } from '@lemma/school/files';
import type { PDFDocumentProxy } from 'pdfjs-dist';

const opened = new WeakMap<File, Promise<PDFDocumentProxy>>();

/**
 * Opens a PDF in this thread, because a worker of another origin would need an address that the security policy does
 * not allow.
 */
async function openPdf(file: File): Promise<PDFDocumentProxy> {
  const [pdf, worker] = await Promise.all([import('pdfjs-dist'), import('pdfjs-dist/build/pdf.worker.mjs')]);
  Object.assign(globalThis, { pdfjsWorker: worker });
  return pdf.getDocument({ data: await file.arrayBuffer() }).promise;
}

/** Draws one page, counted from 1, rotated and as wide as the canvas. */
export async function drawPdfPage(file: File, page: number, canvas: HTMLCanvasElement, turn: Turn = 0): Promise<void> {
  const opening = opened.get(file) ?? openPdf(file);
  opened.set(file, opening);
  const drawn = await (await opening).getPage(page);
  const rotation = (drawn.rotate + turn) % 360;
  const { width } = drawn.getViewport({ scale: 1, rotation });
  const viewport = drawn.getViewport({ scale: canvas.width / width, rotation });
  canvas.height = Math.ceil(viewport.height);
  await drawn.render({ canvas, viewport }).promise;
}
