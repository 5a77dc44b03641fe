import { type PointerEvent, type RefObject, useEffect, useState } from 'react';
import type { Stroke } from '#shared/outbox/use-pad.ts';

type DrawingPadProps = {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly label: string;
  readonly strokes: readonly Stroke[];
  readonly onStroke: (stroke: Stroke) => void;
};

/** Width and height of the drawing in pixels; on the screen it fills the available width. */
const [WIDTH, HEIGHT] = [1000, 500];

function paint(context: CanvasRenderingContext2D, strokes: readonly Stroke[]): void {
  // White in both themes, because it is turned in as a page.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  Object.assign(context, { strokeStyle: '#1d2321', lineWidth: 4, lineCap: 'round', lineJoin: 'round' });
  for (const stroke of strokes) {
    context.beginPath();
    for (const [x, y] of stroke) context.lineTo(x, y);
    context.stroke();
  }
}

/** Draws lines by finger, pen or mouse. Students who do not draw use the text field beside it. */
export function DrawingPad({ canvas, label, strokes, onStroke }: DrawingPadProps) {
  const [line, setLine] = useState<Stroke>([]);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context) paint(context, line.length === 0 ? strokes : [...strokes, line]);
  }, [canvas, strokes, line]);
  const place = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>): [number, number] => {
    const box = currentTarget.getBoundingClientRect();
    const scale = WIDTH / box.width;
    return [Math.round((clientX - box.left) * scale), Math.round((clientY - box.top) * scale)];
  };
  const end = () => {
    if (line.length > 0) onStroke(line);
    setLine([]);
  };
  return (
    <canvas
      ref={canvas}
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={label}
      className="w-full max-w-2xl touch-none rounded-md border border-line-strong bg-white"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        const at = place(event);
        setLine([at, at]);
      }}
      onPointerMove={(event) => line.length > 0 && setLine([...line, place(event)])}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
}
