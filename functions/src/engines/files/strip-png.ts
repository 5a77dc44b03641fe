import { crc32 } from 'node:zlib';
import { BrokenFile, latin, requirePixels, slice, u32be } from './bytes.ts';

const SIGNATURE = '\x89PNG\r\n\x1a\n';

/** Chunks that a decoder needs or that change the colors. Texts, times, Exif and unknown chunks are removed. */
const HARMLESS = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'sBIT',
  'bKGD',
  'pHYs',
  'cICP',
]);

/** The same picture without texts, times and Exif, and without anything after its end. @throws BrokenFile. */
export function stripPng(bytes: Uint8Array): Uint8Array {
  if (latin(bytes, 0, 8) !== SIGNATURE) throw new BrokenFile('not a PNG');
  const remaining: Uint8Array[] = [bytes.subarray(0, 8)];
  let hasData = false;
  for (let at = 8, first = true; ; first = false) {
    const length = u32be(slice(bytes, at, at + 4), 0);
    const chunk = slice(bytes, at, at + 12 + length);
    const type = latin(chunk, 4, 8);
    if (crc32(chunk.subarray(4, 8 + length)) !== u32be(chunk, 8 + length)) throw new BrokenFile(`${type} is damaged`);
    if (first !== (type === 'IHDR')) throw new BrokenFile('the header is not first');
    if (first) requirePixels(u32be(slice(chunk, 8, 12), 0), u32be(slice(chunk, 12, 16), 0));
    hasData ||= type === 'IDAT';
    if (HARMLESS.has(type)) remaining.push(chunk);
    if (type === 'IEND') break;
    at += 12 + length;
  }
  if (!hasData) throw new BrokenFile('no picture in it');
  return Buffer.concat(remaining);
}
