import { documents } from '../src/platform/documents.ts';
import { LARGE_BYTES, PACKED_FROM_BYTES } from '../src/platform/size.ts';
import { guards } from './guards.ts';
import { largestOf } from './largest.ts';

const BYTES_IN_KB = 1000;

/** Bytes in words, rounded up: "2 kB". */
export const kB = (bytes: number): string => `${Math.ceil(bytes / BYTES_IN_KB).toLocaleString('en-US')} kB`;

/** The largest size of a table's documents according to its schema, and what keeps them small if that is large. */
export function sizeLine(table: keyof typeof documents): string {
  const { schema, packs } = documents[table];
  const largest = largestOf(table, schema);
  if (largest <= LARGE_BYTES) return `${kB(largest)} at most, by its schema`;
  const guard = guards[table];
  const bySchema = Number.isFinite(largest) ? `${kB(largest)} by its schema` : 'no end by its schema';
  const packed = packs.map((name) => `\`${name}\``).join(', ');
  return [
    bySchema,
    ...(guard === undefined ? [] : [`[\`${guard.name}\`](../${guard.file}): ${guard.does}`]),
    ...(packed === '' ? [] : [`${packed} compressed from ${kB(PACKED_FROM_BYTES)} on`]),
  ].join('; ');
}
