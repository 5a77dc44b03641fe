import { SvgDrawing } from './drawing.tsx';
import { upTo } from './geometry.ts';
import { Label } from './label.tsx';
import type { PictureOf } from './picture-of.ts';

const MIDDLE = 90;

/** A position on the face: `turn` is the share of a full turn, clockwise from 12 o'clock. */
const at = (turn: number, far: number) => ({
  x: MIDDLE + far * Math.sin(turn * 2 * Math.PI),
  y: MIDDLE - far * Math.cos(turn * 2 * Math.PI),
});

export function Clock({ picture }: { readonly picture: PictureOf<'clock'> }) {
  const hour = at(((picture.hour % 12) + picture.minute / 60) / 12, 40);
  const minute = at(picture.minute / 60, 62);
  return (
    <SvgDrawing alt={picture.alt} width={180} height={180}>
      <circle cx={MIDDLE} cy={MIDDLE} r={84} className="fill-sheet stroke-ink" strokeWidth={2} />
      {upTo(60).map((index) => {
        const whole = index % 5 === 0;
        const [outer, inner] = [at(index / 60, 80), at(index / 60, whole ? 73 : 77)];
        return (
          <path
            key={index}
            d={`M${outer.x} ${outer.y}L${inner.x} ${inner.y}`}
            className="stroke-ink"
            strokeWidth={whole ? 1.8 : 0.8}
          />
        );
      })}
      {upTo(12).map((index) => {
        const place = at((index + 1) / 12, 61);
        return <Label key={index} x={place.x} y={place.y} text={String(index + 1)} size={15} bold />;
      })}
      {picture.hands !== false && (
        <>
          <path
            d={`M${MIDDLE} ${MIDDLE}L${hour.x} ${hour.y}`}
            className="stroke-ink"
            strokeWidth={5.5}
            strokeLinecap="round"
          />
          <path
            d={`M${MIDDLE} ${MIDDLE}L${minute.x} ${minute.y}`}
            className="stroke-accent"
            strokeWidth={3}
            strokeLinecap="round"
          />
        </>
      )}
      <circle cx={MIDDLE} cy={MIDDLE} r={4.5} className="fill-ink" />
    </SvgDrawing>
  );
}
