import { ArrowTip, PlacedPoint, SvgDrawing } from './drawing.tsx';
import { fractionText, numberText, scale, thinned, ticks, WIDTH } from './geometry.ts';
import { isTall, Label, labelWidth } from './label.tsx';
import type { PictureOf } from './picture-of.ts';

/** The empty space at each end of a line, in units of the drawing. */
export const LINE_PAD = 26;
/** The heights of what stands above the line: a box plot, and a strip along a ruler. */
const BOX = 44;
const STRIP = 14;
/** The smallest space between two labels. */
const GAP = 8;

export function NumberLine({ picture }: { readonly picture: PictureOf<'number-line'> }) {
  const { from, to, step, denominator, points = [], jumps = [], shade, box, ruler = false } = picture;
  const at = scale(from, to, LINE_PAD, WIDTH - LINE_PAD);
  const values = ticks(from, to, step);
  const textOf = (value: number) => (denominator === undefined ? numberText(value) : fractionText(value, denominator));
  const room = values.length > 1 ? (WIDTH - 2 * LINE_PAD) / (values.length - 1) : WIDTH;
  const widest = Math.max(0, ...values.map((value) => labelWidth(textOf(value), 14)));
  const fits = thinned(room, widest + GAP);
  // The requested step of labels if there is space for it, else a multiple of it.
  const every = picture.labelEvery === undefined ? fits : Math.ceil(fits / picture.labelEvery) * picture.labelEvery;
  const farthest = Math.max(0, ...jumps.map((jump) => Math.abs(at(jump.to) - at(jump.from))));
  const arc = jumps.length > 0 ? Math.min(52, 18 + farthest * 0.3) : 0;
  const jumpLabels = jumps.some(({ label }) => label !== undefined);
  const pointLabels = points.some(({ label }) => label !== undefined);
  const tall =
    points.some(({ label }) => label !== undefined && isTall(label)) ||
    jumps.some(({ label }) => label && isTall(label));
  const top =
    12 +
    (arc > 0 ? arc + (jumpLabels ? 20 : 0) : 0) +
    (pointLabels && arc === 0 ? 24 : 4) +
    (tall ? 12 : 0) +
    (box ? BOX : ruler ? STRIP : 0);
  const fractions = values.some((value) => isTall(textOf(value)));
  const base = top;
  return (
    <SvgDrawing alt={picture.alt} height={base + (fractions ? 48 : 36) + (pointLabels && arc > 0 ? 22 : 0)}>
      {ruler && (
        <rect x={4} y={base} width={WIDTH - 8} height={34} rx={3} className="fill-wash stroke-ink" strokeWidth={1.2} />
      )}
      {shade && <Shade shade={shade} at={at} y={ruler ? base - 8 : base} />}
      {box && <Box box={box} at={at} y={base} />}
      <path d={`M8 ${base}H${WIDTH - 8}`} className="stroke-ink" strokeWidth={1.6} />
      {!ruler && (
        <>
          <ArrowTip x={4} y={base} angle={180} />
          <ArrowTip x={WIDTH - 4} y={base} angle={0} />
        </>
      )}
      {values.map((value, index) => {
        const labelled = index % every === 0;
        return (
          <g key={value}>
            <path
              d={`M${at(value)} ${base - (labelled ? 6 : 4)}V${base + (labelled ? 6 : 4)}`}
              className="stroke-ink"
              strokeWidth={1.3}
            />
            {labelled && <Label x={at(value)} y={base + (fractions ? 26 : 19)} text={textOf(value)} />}
          </g>
        );
      })}
      {jumps.map((jump) => (
        <Jump key={`${jump.from}-${jump.to}`} jump={jump} at={at} y={base} height={arc} />
      ))}
      {points.map((point) => (
        <g key={`${point.at}-${point.label}`}>
          {point.placed && <PlacedPoint x={at(point.at)} y={base} open={point.open === true} />}
          {!point.placed && (
            <circle
              cx={at(point.at)}
              cy={base}
              r={5.5}
              strokeWidth={2.2}
              className={point.open ? 'fill-paper stroke-accent' : 'fill-accent stroke-accent'}
            />
          )}
          {point.label !== undefined && (
            <Label
              x={at(point.at)}
              // Arcs are drawn above the line, so that names go below the numbers.
              y={arc > 0 ? base + (fractions ? 56 : 40) : base - (isTall(point.label) ? 26 : 19)}
              text={point.label}
              bold
              halo
              className="fill-accent-strong"
            />
          )}
        </g>
      ))}
    </SvgDrawing>
  );
}

type Place = { readonly at: (value: number) => number; readonly y: number };

function Shade({ shade, at, y }: Place & { readonly shade: { readonly from?: number; readonly to?: number } }) {
  const left = shade.from === undefined ? 10 : at(shade.from);
  const right = shade.to === undefined ? WIDTH - 10 : at(shade.to);
  return (
    <>
      <path d={`M${left} ${y}H${right}`} className="stroke-accent" strokeWidth={7} strokeOpacity={0.45} />
      {shade.from === undefined && <ArrowTip x={2} y={y} angle={180} size={13} className="fill-accent" />}
      {shade.to === undefined && <ArrowTip x={WIDTH - 2} y={y} angle={0} size={13} className="fill-accent" />}
    </>
  );
}

/** A box plot: whiskers to both ends, a box between the quartiles, a line at the median, and a handle at each. */
function Box({ box, at, y }: Place & { readonly box: readonly number[] }) {
  const [least = 0, lower = 0, middle = 0, upper = 0, most = 0] = box.map(at);
  const [top, bottom] = [y - BOX, y - 12];
  const half = (top + bottom) / 2;
  return (
    <g className="stroke-accent" strokeWidth={2.2}>
      <path d={`M${least} ${half}H${lower}M${upper} ${half}H${most}M${least} ${half - 7}v14M${most} ${half - 7}v14`} />
      <rect x={lower} y={top} width={Math.max(0, upper - lower)} height={bottom - top} className="fill-accent-wash" />
      <path d={`M${middle} ${top}V${bottom}`} strokeWidth={3} />
      {[...new Set([least, lower, middle, upper, most])].map((place) => (
        <circle key={place} cx={place} cy={half} r={4} className="fill-accent" />
      ))}
    </g>
  );
}

type JumpProps = Place & {
  readonly jump: { readonly from: number; readonly to: number; readonly label?: string };
  readonly height: number;
};

function Jump({ jump, at, y, height }: JumpProps) {
  const [start, end] = [at(jump.from), at(jump.to)];
  const rise = Math.min(height, 18 + Math.abs(end - start) * 0.3);
  const foot = y - 5;
  // A quadratic curve reaches half as high as its control point.
  const control = foot - rise * 2;
  const middle = (start + end) / 2;
  const angle = (Math.atan2(foot - control, end - middle) * 180) / Math.PI;
  return (
    <g>
      <path
        d={`M${start} ${foot}Q${middle} ${control} ${end} ${foot}`}
        fill="none"
        className="stroke-accent"
        strokeWidth={1.8}
      />
      <ArrowTip x={end} y={foot} angle={angle} className="fill-accent" />
      {jump.label !== undefined && (
        <Label
          x={middle}
          y={foot - rise - (isTall(jump.label) ? 20 : 11)}
          text={jump.label}
          bold
          halo
          className="fill-accent-strong"
        />
      )}
    </g>
  );
}
