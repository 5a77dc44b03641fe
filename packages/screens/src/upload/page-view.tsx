import type { Turn } from '@lemma/school/files';
import { Notice } from '@lemma/ui';
import { useEffect, useRef, useState } from 'react';
import { useUploadText } from '../text/use-upload-text.ts';
import { drawPdfPage } from './pdf-page.ts';

type PageViewProps = { readonly blob: Blob; readonly name: string; readonly turn: Turn };

/** Wide enough to read handwriting, and small enough for a phone's memory. */
const WIDEST = 1600;

/** Draws a photo with a rotation, at most `WIDEST` pixels wide. */
async function drawPhoto(blob: Blob, canvas: HTMLCanvasElement, turn: Turn): Promise<void> {
  const photo = await createImageBitmap(blob);
  const isSideways = turn === 90 || turn === 270;
  const [width, height] = isSideways ? [photo.height, photo.width] : [photo.width, photo.height];
  const scale = Math.min(1, WIDEST / width);
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas');
  pen.translate(canvas.width / 2, canvas.height / 2);
  pen.rotate((turn * Math.PI) / 180);
  pen.drawImage(
    photo,
    (-photo.width * scale) / 2,
    (-photo.height * scale) / 2,
    photo.width * scale,
    photo.height * scale,
  );
  photo.close();
}

/** One page that was turned in, rotated as whoever turned it in chose. */
export function PageView({ blob, name, turn }: PageViewProps) {
  const t = useUploadText('upload');
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (canvas.current === null) return;
    const file = new File([blob], name, { type: blob.type });
    const drawing = blob.type.startsWith('image/')
      ? drawPhoto(blob, canvas.current, turn)
      : drawPdfPage(file, 1, canvas.current, turn);
    drawing.catch(() => setFailed(true));
  }, [blob, name, turn]);
  if (failed) return <Notice tone="warm">{t('cannotShow')}</Notice>;
  return (
    <canvas
      ref={canvas}
      width={WIDEST}
      role="img"
      aria-label={name}
      data-turn={turn}
      className="h-auto max-h-[80dvh] max-w-full border border-line"
    />
  );
}
