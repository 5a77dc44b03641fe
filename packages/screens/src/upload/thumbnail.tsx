import type { Turn } from '@lemma/school/files';
import { cx } from '@lemma/ui';
import { FileText } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { drawPdfPage } from './pdf-page.ts';

type ThumbnailProps = { readonly file: File; readonly label: string; readonly turn?: Turn; readonly page?: number };

const turns = { 0: '', 90: 'rotate-90', 180: 'rotate-180', 270: '-rotate-90' } as const;
const box = 'size-full object-contain';

/** A small picture of a page: a photo, a drawn page of a PDF, or a sheet for anything else. */
export function Thumbnail({ file, label, turn = 0, page = 1 }: ThumbnailProps) {
  const [failed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  const kind = failed ? 'sheet' : file.type.startsWith('image/') ? 'photo' : isPdf(file) ? 'pdf' : 'sheet';
  return (
    <div className="grid aspect-[3/4] w-full place-items-center overflow-hidden rounded-md border border-line bg-wash">
      <div className={cx('grid size-full place-items-center', turns[turn])}>
        {kind === 'photo' && <Photo file={file} label={label} onFail={fail} />}
        {kind === 'pdf' && <PdfPage file={file} label={label} page={page} onFail={fail} />}
        {kind === 'sheet' && <FileText role="img" aria-label={label} className="size-10 text-muted" />}
      </div>
    </div>
  );
}

const isPdf = ({ type, name }: File): boolean => type === 'application/pdf' || /\.pdf$/i.test(name);

type DrawnProps = { readonly file: File; readonly label: string; readonly onFail: () => void };

function Photo({ file, label, onFail }: DrawnProps) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address === undefined ? null : <img src={address} alt={label} className={box} onError={onFail} />;
}

function PdfPage({ file, label, page, onFail }: DrawnProps & { readonly page: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const drawn = canvas.current;
    if (!drawn) return;
    // The scan of a class has a hundred pages or more, so each is drawn only when it comes close to the visible part.
    const near = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        drawPdfPage(file, page, drawn).catch(onFail);
      },
      { rootMargin: '50%' },
    );
    near.observe(drawn);
    return () => near.disconnect();
  }, [file, page, onFail]);
  return <canvas ref={canvas} width={240} role="img" aria-label={label} className={box} />;
}
