import { AppError } from '@lemma/contract';
import { fileTypeFromBuffer } from 'file-type';
import type { FileRecord } from '../platform/records.ts';
import { BrokenFile } from './bytes.ts';
import { checkPdf } from './check-pdf.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { stripWebp } from './strip-webp.ts';

export const LARGEST_FILE = 20 * 1024 * 1024;

type FileType = FileRecord['type'];

const cleaners = {
  'image/png': stripPng,
  'image/jpeg': stripJpeg,
  'image/webp': stripWebp,
  'application/pdf': checkPdf,
} satisfies Record<FileType, (bytes: Uint8Array) => Uint8Array>;

const isFileType = (mime: string): mime is FileType => Object.hasOwn(cleaners, mime);

const isBroken = (error: unknown): boolean => error instanceof BrokenFile || error instanceof RangeError;

/**
 * What may be kept of an upload: its true type, by content and not by name, and its bytes without metadata.
 * @throws AppError `data/unsupported-type` for other kinds, `data/malformed` for a broken file, `data/too-large`.
 */
export async function cleanFile(bytes: Uint8Array): Promise<{ type: FileType; bytes: Uint8Array }> {
  if (bytes.length > LARGEST_FILE) throw new AppError('data/too-large', `${bytes.length} bytes`);
  const found = await fileTypeFromBuffer(bytes);
  if (found === undefined || !isFileType(found.mime))
    throw new AppError('data/unsupported-type', found?.mime ?? 'unknown');
  try {
    return { type: found.mime, bytes: cleaners[found.mime](bytes) };
  } catch (error) {
    if (isBroken(error)) throw new AppError('data/unsupported-type', 'broken', error);
    throw error;
  }
}

/** A name fit for a header and for every file system, with the ending of the true type. */
export function safeName(name: string, type: FileType): string {
  const ending = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp', 'application/pdf': 'pdf' }[type];
  const stem = name
    .normalize('NFC')
    .replace(/\.[^./\\]*$/, '')
    .replace(/[\p{C}\\/:*?"<>|]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .slice(0, 80);
  return `${stem || 'page'}.${ending}`;
}
