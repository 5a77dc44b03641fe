import decodeQr from 'qr/decode.js';

type Source = HTMLVideoElement | ImageBitmap;

const sizeOf = (source: Source) =>
  source instanceof HTMLVideoElement
    ? { width: source.videoWidth, height: source.videoHeight }
    : { width: source.width, height: source.height };

const canvas = document.createElement('canvas');

/** The text of the QR code in a picture no wider or higher than `most`, or undefined where none is found. */
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
    // The reader throws where there is no code: so it is with most frames of a camera.
    return undefined;
  }
}

/** A photo is looked at small first, which is quick and forgives noise, then in more detail. */
export async function readPhoto(file: File): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  for (const most of [600, 1200, 2400]) {
    const text = readCode(picture, most);
    if (text !== undefined) return text;
  }
  return undefined;
}
