import { BrokenFile, latin, requirePixels, slice, u24le, u32le } from './bytes.ts';

const HARMLESS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP', 'ANIM', 'ANMF']);
const EXIF_AND_XMP = 0b0000_1100;

function requireSize(type: string, body: Uint8Array): void {
  if (type === 'VP8X') requirePixels(u24le(slice(body, 4, 7), 0) + 1, u24le(slice(body, 7, 10), 0) + 1);
  if (type === 'VP8 ') {
    const [low = 0, high = 0, tall = 0, taller = 0] = slice(body, 6, 10);
    requirePixels((low + high * 256) & 0x3fff, (tall + taller * 256) & 0x3fff);
  }
  if (type === 'VP8L') {
    const bits = u32le(slice(body, 1, 5), 0);
    requirePixels((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
  }
}

/** Clears the flags of the header that announce removed chunks. */
function withoutFlags(chunk: Uint8Array): Uint8Array {
  const copy = Buffer.from(chunk);
  copy[8] = (copy[8] ?? 0) & ~EXIF_AND_XMP;
  return copy;
}

/** The same picture without Exif and XMP, and without anything after its end. @throws BrokenFile. */
export function stripWebp(bytes: Uint8Array): Uint8Array {
  if (latin(bytes, 0, 4) !== 'RIFF' || latin(bytes, 8, 12) !== 'WEBP') throw new BrokenFile('not a WebP');
  const end = 8 + u32le(bytes, 4);
  slice(bytes, 0, end);
  const remaining: Uint8Array[] = [];
  let hasData = false;
  for (let at = 12; at < end; ) {
    const type = latin(bytes, at, at + 4);
    const length = u32le(slice(bytes, at + 4, at + 8), 0);
    const padded = length + (length % 2);
    const chunk = slice(bytes, at, Math.min(at + 8 + padded, end));
    requireSize(type, slice(chunk, 8, 8 + length));
    hasData ||= type === 'VP8 ' || type === 'VP8L' || type === 'ANMF';
    if (HARMLESS.has(type)) remaining.push(type === 'VP8X' ? withoutFlags(chunk) : chunk);
    at += 8 + padded;
  }
  if (!hasData) throw new BrokenFile('no picture in it');
  const body = Buffer.concat([Buffer.from('WEBP'), ...remaining]);
  const head = Buffer.alloc(8);
  head.write('RIFF');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}
