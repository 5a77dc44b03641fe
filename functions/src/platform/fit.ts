import { AppError } from '@lemma/contract';
import type { DocumentData } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { packedOf } from './packed-of.ts';
import { documentSize, LARGE_BYTES, PACKED_FROM_BYTES, TOO_LARGE_BYTES } from './size.ts';

const emptyOf = (value: unknown): unknown => (Array.isArray(value) ? [] : {});

function packedFields(whole: DocumentData, names: readonly string[]): DocumentData {
  const fields = Object.entries(whole).filter(([name]) => names.includes(name));
  const empty = fields.map(([name, value]) => [name, emptyOf(value)] as const);
  return { ...whole, ...Object.fromEntries(empty), packed: packedOf(Object.fromEntries(fields)) };
}

/**
 * A document as it is stored: compressed where it is large and its table allows it. Its size is measured first; a large
 * document is logged by its path.
 * @throws AppError `data/too-large` where Firestore would refuse the document.
 */
export function fitted(path: string, whole: DocumentData, packs: readonly string[]): DocumentData {
  const before = documentSize(whole);
  if (before <= PACKED_FROM_BYTES) return whole;
  const stored = packs.length > 0 ? packedFields(whole, packs) : whole;
  const size = packs.length > 0 ? documentSize(stored) : before;
  if (size > TOO_LARGE_BYTES) {
    logger.error('a document is too large: not written', { path, size });
    throw new AppError('data/too-large', path);
  }
  if (size > LARGE_BYTES) logger.warn('a document is large', { path, size });
  return stored;
}

/** Checks the size of a document after a partial change. @throws AppError `data/too-large`. */
export function requireFit(path: string, after: DocumentData): void {
  fitted(path, after, []);
}
