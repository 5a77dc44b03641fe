import { BrokenFile, latin } from './bytes.ts';

const TAIL_BYTES = 2048;
/**
 * Checks that a PDF is complete: a header, an end, and a cross-reference where the end says it is. Its metadata
 * (author, dates) stays, because a PDF is not rewritten. @throws BrokenFile.
 */
export function checkPdf(bytes: Uint8Array): Uint8Array {
  if (!/^%PDF-[12]\.\d/.test(latin(bytes, 0, 8))) throw new BrokenFile('not a PDF');
  const tail = latin(bytes, Math.max(0, bytes.length - TAIL_BYTES), bytes.length);
  const ending = /startxref\s+(\d{1,10})\s+%%EOF\s*\0*$/.exec(tail);
  if (ending === null) throw new BrokenFile('no end');
  const at = Number(ending[1]);
  const table = latin(bytes, at, at + 40).trimStart();
  if (!table.startsWith('xref') && !/^\d+\s+\d+\s+obj/.test(table)) throw new BrokenFile('no cross-reference');
  return bytes;
}
