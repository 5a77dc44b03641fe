/** A file that is not what it claims to be: cut off, or not in the format of its type. */
export class BrokenFile extends Error {
  override readonly name = 'BrokenFile';
}

export const u16be = (bytes: Uint8Array, at: number): number =>
  new DataView(bytes.buffer, bytes.byteOffset).getUint16(at);
export const u32be = (bytes: Uint8Array, at: number): number =>
  new DataView(bytes.buffer, bytes.byteOffset).getUint32(at);
export const u32le = (bytes: Uint8Array, at: number): number =>
  new DataView(bytes.buffer, bytes.byteOffset).getUint32(at, true);
export const u24le = (bytes: Uint8Array, at: number): number =>
  new DataView(bytes.buffer, bytes.byteOffset).getUint16(at, true) + (bytes[at + 2] ?? 0) * 65_536;
export const latin = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** The bytes from one position to another. @throws BrokenFile if the file ends before. */
export function slice(bytes: Uint8Array, from: number, to: number): Uint8Array {
  if (from < 0 || to < from || to > bytes.length) throw new BrokenFile(`ends before byte ${to}`);
  return bytes.subarray(from, to);
}

/** Phones take pictures of 12 to 50 million pixels; larger ones would fill a browser's memory. */
const MOST_PIXELS = 64_000_000;

export function requirePixels(width: number, height: number): void {
  if (width === 0 || height === 0) throw new BrokenFile('no pixels');
  if (width * height > MOST_PIXELS) throw new BrokenFile('too many pixels');
}
