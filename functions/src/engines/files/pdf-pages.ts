import { EncryptedPDFError, PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib';
import { AppError } from '@lemma/contract';
import { MOST_PAGES } from '@lemma/school/files';
import { BrokenFile } from './bytes.ts';

async function open(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: false });
  } catch (error) {
    if (error instanceof EncryptedPDFError) throw new AppError('file/locked', 'PDF', error);
    throw new BrokenFile('cannot be opened', { cause: error });
  }
}

/** Names in a PDF that make a reader run something or open a connection; homework needs none of them. */
const ACTIVE = new Set(['JavaScript', 'JS', 'Launch', 'EmbeddedFile', 'RichMedia', 'XFA']);
const isActive = (value: PDFObject): boolean => value instanceof PDFName && ACTIVE.has(value.decodeText());

/**
 * Searches the parsed objects, compressed ones included, instead of the raw bytes, because a photo may contain any byte
 * sequence by chance.
 */
function carriesProgram(value: PDFObject): boolean {
  if (value instanceof PDFStream) return carriesProgram(value.dict);
  if (value instanceof PDFArray) return value.asArray().some(carriesProgram);
  if (!(value instanceof PDFDict)) return isActive(value);
  return value.entries().some(([key, inside]) => isActive(key) || carriesProgram(inside));
}

/**
 * Counts the pages of a PDF. @throws AppError `file/locked`, `file/too-many-pages`; BrokenFile for one without pages or
 * with a program.
 */
export async function countPdfPages(bytes: Uint8Array, most: number = MOST_PAGES): Promise<number> {
  const pdf = await open(bytes);
  const count = countOf(pdf);
  if (pdf.context.enumerateIndirectObjects().some(([, value]) => carriesProgram(value)))
    throw new BrokenFile('carries a program');
  if (count === 0) throw new BrokenFile('no pages');
  if (count > most) throw new AppError('file/too-many-pages', `${count}`);
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
export async function takePdfPage(bytes: Uint8Array, page: number): Promise<Uint8Array> {
  const from = await open(bytes);
  if (page > from.getPageCount()) throw new AppError('data/not-found', `page ${page}`);
  const one = await PDFDocument.create();
  const [copied] = await one.copyPages(from, [page - 1]);
  if (copied) one.addPage(copied);
  return one.save();
}
