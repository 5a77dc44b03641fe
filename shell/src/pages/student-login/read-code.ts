import decodeQr from 'qr/decode.js';

type Source = HTMLVideoElement | ImageBitmap;

const sizeOf = (source: Source) =>
  source instanceof HTMLVideoElement
    ? { width: source.videoWidth, height: source.videoHeight }
    : { width: source.width, height: source.height };

const canvas = document.createElement('canvas');

/**
 * The text of a QR code in a picture, scaled down to at most `most` pixels in each direction; undefined if there is
 * none.
 */
export function readCode(source: Source, most: number): string | undefined {
  const { width, height } = sizeOf(source);
  if (width === 0 || height === 0) return undefined;
  const scale = Math.min(1, most / Math.max(width, height));
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  try {
    return decodeQr(context.getImageData(0, 0, canvas.width, canvas.height));
  } catch {
    // The library throws if there is no code, which is the case for most camera frames.
    return undefined;
  }
}

/** Reads a photo in low resolution first, which is fast and tolerates noise, then with more detail. */
export async function readPhoto(file: File): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  for (const most of [600, 1200, 2400]) {
    const text = readCode(picture, most);
    if (text !== undefined) return text;
  }
  return undefined;
}
