import { BrokenFile, latin, requirePixels, slice, u16be } from './bytes.ts';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP1 = 0xe1;
const APP2 = 0xe2;
const ORIENTATION = 0x0112;
const SHORT = 3;

/** Start-of-frame markers: C0 to CF except DHT, JPG and DAC. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

/**
 * The segments that stay: what decoders need (tables, frames, scans), JFIF, the color profile and Adobe's note on
 * colors.
 */
function isStored(marker: number, body: Uint8Array): boolean {
  if (marker === APP2) return latin(body, 0, 11) === 'ICC_PROFILE';
  if (marker === 0xe0 || marker === 0xee) return true;
  return marker >= 0xc0 && marker < 0xe0;
}

/** The orientation of the picture, 1 to 8, from the body of an Exif segment; 1 if it has none. */
function orientationOf(body: Uint8Array): number {
  if (body.length < 20 || latin(body, 0, 6) !== 'Exif\0\0') return 1;
  const tiff = body.subarray(6);
  const little = latin(tiff, 0, 2) === 'II';
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const start = view.getUint32(4, little);
  if (start + 2 > tiff.length) return 1;
  const count = view.getUint16(start, little);
  for (let entry = start + 2; entry + 12 <= tiff.length && entry < start + 2 + count * 12; entry += 12) {
    if (view.getUint16(entry, little) !== ORIENTATION || view.getUint16(entry + 2, little) !== SHORT) continue;
    const value = view.getUint16(entry + 8, little);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** An Exif segment with the orientation only, so that the photo is not shown on its side. */
const orientationSegment = (orientation: number): Uint8Array =>
  Buffer.concat([
    Buffer.from([0xff, APP1, 0x00, 0x22]),
    Buffer.from('Exif\0\0MM\0*\0\0\0\b', 'latin1'),
    Buffer.from([0x00, 0x01, 0x01, 0x12, 0x00, SHORT, 0x00, 0x00, 0x00, 0x01, 0x00, orientation, 0x00, 0x00]),
    Buffer.alloc(4),
  ]);

/** The end of a scan's data: the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0x00 && next !== 0xff && !isRestart(next)) return at;
  }
  throw new BrokenFile('a scan without an end');
}

/**
 * The same picture without what a camera adds: location, time, device, thumbnail, comments, and anything after the end.
 * The orientation stays. Nothing is decoded. @throws BrokenFile.
 */
export function stripJpeg(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) throw new BrokenFile('not a JPEG');
  const remaining: Uint8Array[] = [];
  let orientation = 1;
  let frames = 0;
  let scans = 0;
  for (let at = 2; ; ) {
    if (bytes[at] !== 0xff) throw new BrokenFile(`no marker at ${at}`);
    const marker = bytes[at + 1];
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === EOI) break;
    if (marker === undefined || marker < 0xc0) throw new BrokenFile('ends early');
    const length = u16be(slice(bytes, at + 2, at + 4), 0);
    const body = slice(bytes, at + 4, at + 2 + length);
    if (marker === APP1 && orientation === 1) orientation = orientationOf(body);
    if (isFrame(marker)) {
      frames += 1;
      requirePixels(u16be(slice(body, 3, 5), 0), u16be(slice(body, 1, 3), 0));
    }
    const next = marker === SOS ? endOfScan(bytes, at + 2 + length) : at + 2 + length;
    if (marker === SOS) scans += 1;
    if (isStored(marker, body)) remaining.push(slice(bytes, at, next));
    at = next;
  }
  if (frames === 0 || scans === 0) throw new BrokenFile('no picture in it');
  const exif = orientation === 1 ? [] : [orientationSegment(orientation)];
  return Buffer.concat([Buffer.from([0xff, SOI]), ...exif, ...remaining, Buffer.from([0xff, EOI])]);
}
