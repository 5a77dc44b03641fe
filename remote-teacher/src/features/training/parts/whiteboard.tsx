import { Button } from '@lemma/ui';
import { type PointerEvent, useState } from 'react';
import { useTrainingText } from '#shared/text/use-training-text.ts';

const [WIDE, HIGH] = [400, 220];
/** The longest stroke; a longer one ends here. */
const LONGEST = 3900;

type StrokesProps = { readonly strokes: readonly string[]; readonly label: string };

/** A drawing that was sent. */
export const Strokes = ({ strokes, label }: StrokesProps) => (
  <svg
    viewBox={`0 0 ${WIDE} ${HIGH}`}
    role="img"
    aria-label={label}
    className="ml-auto mt-2 w-full max-w-sm border border-line bg-sheet"
  >
    <path d={strokes.join(' ')} fill="none" strokeWidth="2.5" strokeLinecap="round" className="stroke-ink" />
  </svg>
);

type WhiteboardProps = { readonly strokes: readonly string[]; readonly onChange: (strokes: readonly string[]) => void };

/** Draws with a pen, a finger or the mouse; the drawing is sent together with the words. */
export function Whiteboard({ strokes, onChange }: WhiteboardProps) {
  const t = useTrainingText('interview');
  const [current, setCurrent] = useState<string | undefined>();
  const point = (event: PointerEvent<SVGSVGElement>): string => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const [x, y] = [((event.clientX - left) * WIDE) / width, ((event.clientY - top) * HIGH) / height];
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  const finish = () => {
    if (current !== undefined) onChange([...strokes, current]);
    setCurrent(undefined);
  };
  return (
    <div>
      <svg
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        role="img"
        aria-label={t('board')}
        className="w-full max-w-xl touch-none border border-line-strong bg-sheet"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setCurrent(`M${point(event)}`);
        }}
        onPointerMove={(event) => {
          if (current === undefined) return;
          if (current.length > LONGEST) finish();
          else setCurrent(`${current} L${point(event)}`);
        }}
        onPointerUp={finish}
        onPointerCancel={finish}
      >
        <path
          d={[...strokes, current ?? ''].join(' ')}
          fill="none"
          strokeWidth="2.5"
          strokeLinecap="round"
          className="stroke-ink"
        />
      </svg>
      <div className="flex gap-2 pt-2">
        <Button size="small" disabled={strokes.length === 0} onClick={() => onChange(strokes.slice(0, -1))}>
          {t('clearStroke')}
        </Button>
        <Button size="small" disabled={strokes.length === 0} onClick={() => onChange([])}>
          {t('clear')}
        </Button>
      </div>
    </div>
  );
}
