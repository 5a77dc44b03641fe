import { BrokenFile, latin } from './bytes.ts';

const TAIL = 2048;
/** What makes a reader run something or reach out: no page of homework has it. */
const ACTIVE = /\/(JavaScript|JS|Launch|EmbeddedFile|RichMedia|XFA)\b/;

/**
 * Looks whether a PDF is whole: header first, an end, and a cross-reference where the end says it is. One that carries
 * programs is refused. @throws BrokenFile. What is written inside (author, dates) stays: a PDF is not rewritten.
 */
export function checkPdf(bytes: Uint8Array): Uint8Array {
  if (!/^%PDF-[12]\.\d/.test(latin(bytes, 0, 8))) throw new BrokenFile('not a PDF');
  const tail = latin(bytes, Math.max(0, bytes.length - TAIL), bytes.length);
  const ending = /startxref\s+(\d{1,10})\s+%%EOF\s*\0*$/.exec(tail);
  if (ending === null) throw new BrokenFile('no end');
  const at = Number(ending[1]);
  const table = latin(bytes, at, at + 40).trimStart();
  if (!table.startsWith('xref') && !/^\d+\s+\d+\s+obj/.test(table)) throw new BrokenFile('no cross-reference');
  if (ACTIVE.test(latin(bytes, 0, bytes.length))) throw new BrokenFile('carries a program');
  return bytes;
}
