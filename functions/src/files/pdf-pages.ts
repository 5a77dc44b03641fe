import { EncryptedPDFError, PDFDocument } from '@cantoo/pdf-lib';
import { AppError } from '@lemma/contract';
import { MOST_PAGES } from '@lemma/school';
import { BrokenFile } from './bytes.ts';

async function open(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: false });
  } catch (error) {
    if (error instanceof EncryptedPDFError) throw new AppError('file/locked', 'PDF', error);
    throw new BrokenFile('cannot be opened', { cause: error });
  }
}

/** @throws AppError `file/locked`, `file/too-many-pages`; BrokenFile for one that has no pages. */
export async function countPages(bytes: Uint8Array): Promise<number> {
  const pdf = await open(bytes);
  const count = countOf(pdf);
  if (count === 0) throw new BrokenFile('no pages');
  if (count > MOST_PAGES) throw new AppError('file/too-many-pages', `${count}`);
  return count;
}

function countOf(pdf: PDFDocument): number {
  try {
    return pdf.getPageCount();
  } catch (error) {
    throw new BrokenFile('no pages', { cause: error });
  }
}

/** One page of a PDF, from 1, as a PDF of its own. @throws AppError `data/not-found` past the end. */
export async function takePage(bytes: Uint8Array, page: number): Promise<Uint8Array> {
  const from = await open(bytes);
  if (page > from.getPageCount()) throw new AppError('data/not-found', `page ${page}`);
  const one = await PDFDocument.create();
  const [copied] = await one.copyPages(from, [page - 1]);
  if (copied) one.addPage(copied);
  return one.save();
}
