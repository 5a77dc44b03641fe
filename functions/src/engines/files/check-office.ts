import { BrokenFile, latin, u32le } from './bytes.ts';

const END_OF_DIRECTORY = 0x06054b50;
const TAIL_BYTES = 66_000;
/** Parts of an Office document that contain a program or another file. */
const ACTIVE = /vbaProject\.bin|\/activeX\/|\/embeddings\/|\/externalLinks\//;

/**
 * Checks that a DOCX or XLSX is complete (the archive's directory is at its end) and contains no program. @throws
 * BrokenFile.
 */
export function checkOffice(bytes: Uint8Array): Uint8Array {
  const from = Math.max(0, bytes.length - TAIL_BYTES);
  let at = bytes.length - 22;
  while (at >= from && u32le(bytes, at) !== END_OF_DIRECTORY) at -= 1;
  if (at < from) throw new BrokenFile('no directory');
  const size = u32le(bytes, at + 12);
  const start = u32le(bytes, at + 16);
  if (start + size > at) throw new BrokenFile('directory out of place');
  if (ACTIVE.test(latin(bytes, start, start + size))) throw new BrokenFile('carries a program');
  return bytes;
}
