import { type CSSProperties, type ReactNode, useId, useMemo } from 'react';
import { useLocale } from '../text/locale.ts';
import { WIDTH } from './geometry.ts';

/** A drawing with a description: assistive technology reads `alt` and not the parts. */
export type DrawingProps = {
  readonly alt: string;
  readonly height: number;
  readonly width?: number;
  readonly children: ReactNode;
};

/** The least share of its own size that a drawing is shown at. Labels do not shrink with it: see `label.tsx`. */
const LEAST_SCALE = 0.6;

/** Below this share there is no room for every number of an axis. */
const SMALL = 0.75;

/** The height of a drawing at its full width, and the least at which it can be read, for `drawing-in-room`. */
const shapeOf = (width: number, height: number): CSSProperties & Record<`--${string}`, string> => ({
  '--drawing-tall': `calc(min(100cqi, ${(width * 1.22).toFixed(0)}px) * ${(height / width).toFixed(4)})`,
  '--drawing-least': `${(height * LEAST_SCALE).toFixed(0)}px`,
});

/** Tells a drawing's labels by how much it is shown smaller or larger than it is. @returns what ends it. */
const telling = (height: number) => (svg: SVGSVGElement) => {
  const watch = new ResizeObserver(() => {
    const scale = svg.getBoundingClientRect().height / height;
    svg.style.setProperty('--drawing-scale', `${scale}`);
    svg.toggleAttribute('data-small', scale < SMALL);
  });
  watch.observe(svg);
  return () => watch.disconnect();
};

export function SvgDrawing({ alt, width = WIDTH, height, children }: DrawingProps) {
  const id = useId();
  // One function for all renderings: with a new one, React would end the watch and begin another each time.
  const tell = useMemo(() => telling(Math.ceil(height)), [height]);
  // The engine describes its pictures in English.
  const lang = useLocale() === 'en' ? undefined : 'en';
  return (
    <svg
      ref={tell}
      role="img"
      lang={lang}
      aria-labelledby={id}
      viewBox={`0 0 ${width} ${Math.ceil(height)}`}
      // Can grow to about 1.2 times its own size: labels of 14 px then have 17 px, beside text of 16 px.
      style={{ width: '100%', maxWidth: `${(width * 1.22).toFixed(0)}px`, ...shapeOf(width, Math.ceil(height)) }}
      className="block h-auto overflow-visible font-sans text-ink"
    >
      <title id={id}>{alt}</title>
      {children}
    </svg>
  );
}

/** A pattern of slanted lines for shaded parts, so that they can be recognized in print and without colors. */
export const Hatch = ({ id }: { readonly id: string }) => (
  <defs>
    <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="7" height="7" className="fill-accent-wash" />
      <path d="M0 0V7" className="stroke-accent" strokeWidth="2.4" />
    </pattern>
  </defs>
);

/** A small triangle at (x, y) that points along `angle`, in degrees clockwise from the right. */
export const ArrowTip = ({
  x,
  y,
  angle,
  size = 7,
  className = 'fill-ink',
}: {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly size?: number;
  readonly className?: string;
}) => (
  <path
    d={`M0 0L${-size} ${-size * 0.5}L${-size} ${size * 0.5}Z`}
    transform={`translate(${x} ${y}) rotate(${angle})`}
    className={className}
  />
);

/** A point that the student placed: larger than the points of a question, with a halo to grab. */
export const PlacedPoint = ({
  x,
  y,
  open = false,
}: {
  readonly x: number;
  readonly y: number;
  readonly open?: boolean;
}) => (
  <g>
    <circle cx={x} cy={y} r={15} className="fill-accent" fillOpacity={0.16} />
    <circle
      cx={x}
      cy={y}
      r={7.5}
      strokeWidth={2.5}
      className={open ? 'fill-paper stroke-accent' : 'fill-accent stroke-paper'}
    />
  </g>
);
