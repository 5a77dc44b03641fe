import { AppError } from '@lemma/contract';
import { type FileType, fileEndings, isFileType, LARGEST_FILE_BYTES, MOST_PAGES } from '@lemma/school/files';
import { fileTypeFromBuffer } from 'file-type';
import { BrokenFile } from './bytes.ts';
import { checkMp4 } from './check-mp4.ts';
import { checkOffice } from './check-office.ts';
import { checkPdf } from './check-pdf.ts';
import { checkTable } from './check-table.ts';
import { checkWebm } from './check-webm.ts';
import { countPdfPages } from './pdf-pages.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { stripWebp } from './strip-webp.ts';

const cleaners: Record<FileType, (bytes: Uint8Array) => Uint8Array> = {
  'image/png': stripPng,
  'image/jpeg': stripJpeg,
  'image/webp': stripWebp,
  'application/pdf': checkPdf,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': checkOffice,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': checkOffice,
  'text/csv': checkTable,
  'audio/webm': checkWebm,
  'audio/mp4': checkMp4,
};

const isBroken = (error: unknown): boolean => error instanceof BrokenFile || error instanceof RangeError;

export type CleanFile = { readonly type: FileType; readonly bytes: Uint8Array; readonly pages: number };

/** Container formats that are accepted only if they contain nothing but sound. */
const containers: Readonly<Record<string, FileType>> = {
  'video/webm': 'audio/webm',
  'video/mp4': 'audio/mp4',
  'audio/x-m4a': 'audio/mp4',
};

/** The MIME type by content. Text has no signature: with a name that ends in .csv it is read as a table. */
async function typeOf(bytes: Uint8Array, name: string): Promise<string | undefined> {
  const mime = (await fileTypeFromBuffer(bytes))?.mime;
  if (mime !== undefined) return containers[mime] ?? mime;
  return /\.csv$/i.test(name) ? 'text/csv' : undefined;
}

/**
 * Cleans an upload: its true type, from its content and not its name, its bytes without metadata, and its number of
 * pages.
 * @throws AppError `data/unsupported-type` for other types, `file/broken`, `file/locked`, `file/too-many-pages`,
 *   `data/too-large`.
 */
export async function cleanFile(bytes: Uint8Array, name = '', mostPages: number = MOST_PAGES): Promise<CleanFile> {
  if (bytes.length > LARGEST_FILE_BYTES) throw new AppError('data/too-large', `${bytes.length} bytes`);
  if (bytes.length === 0) throw new AppError('data/unsupported-type', 'empty');
  const type = await typeOf(bytes, name);
  if (type === undefined || !isFileType(type)) throw new AppError('data/unsupported-type', type ?? 'unknown');
  try {
    const cleaned = cleaners[type](bytes);
    return { type, bytes: cleaned, pages: type === 'application/pdf' ? await countPdfPages(cleaned, mostPages) : 1 };
  } catch (error) {
    if (isBroken(error)) throw new AppError('file/broken', type, error);
    throw error;
  }
}

/** A name that is valid in an HTTP header and in every file system, with the extension of the true type. */
export function safeName(name: string, type: FileType): string {
  const stem = name
    .normalize('NFC')
    .replace(/\.[^./\\]*$/, '')
    .replace(/[\p{C}\\/:*?"<>|]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .slice(0, 80);
  return `${stem || 'page'}.${fileEndings[type]}`;
}
