import { cx } from '../lib/cx.ts';
import { textWidth } from './geometry.ts';
import { type LabelPart, labelParts } from './label-parts.ts';

export type LabelProps = {
  readonly x: number;
  /** The vertical middle of the text. */
  readonly y: number;
  readonly text: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly size?: number;
  readonly bold?: boolean;
  readonly className?: string;
  /** True: an outline in the color of the paper, for labels over lines. */
  readonly halo?: boolean;
  /** True: may be left out where the drawing is small, as every other number of an axis. */
  readonly spare?: boolean;
};

/** The least height of letters on the screen that can be read, in pixels. */
const READABLE = 11;

/** Enlarges a label about its place where its drawing is shown so small that the label could not be read. */
const readableAt = (x: number, y: number, size: number) => ({
  transformOrigin: `${x}px ${y}px`,
  transform: `scale(max(1, ${(READABLE / size).toFixed(3)} / var(--drawing-scale, 1)))`,
});

type Line = Exclude<LabelPart, { readonly kind: 'fraction' }>;
/** Parts that share a line of text, or one fraction. */
type Run =
  | { readonly kind: 'line'; readonly parts: readonly Line[] }
  | Extract<LabelPart, { readonly kind: 'fraction' }>;

function runsOf(parts: readonly LabelPart[]): readonly Run[] {
  const runs: Run[] = [];
  let line: Line[] = [];
  for (const part of parts) {
    if (part.kind === 'fraction') {
      line = [];
      runs.push(part);
    } else {
      if (line.length === 0) runs.push({ kind: 'line', parts: line });
      line.push(part);
    }
  }
  return runs;
}

const runWidth = (run: Run, size: number): number =>
  run.kind === 'fraction'
    ? Math.max(textWidth(run.top, size * 0.9), textWidth(run.bottom, size * 0.9)) + size * 0.3
    : run.parts.reduce((sum, part) => sum + textWidth(part.text, part.kind === 'power' ? size * 0.7 : size), 0);

/** The width that a label will have. */
export const labelWidth = (text: string, size = 14): number =>
  runsOf(labelParts(text)).reduce((sum, run) => sum + runWidth(run, size), 0);

/** Whether a label is two lines high. */
export const isTall = (text: string): boolean => labelParts(text).some(({ kind }) => kind === 'fraction');

/** A text in a picture, with stacked fractions and raised powers. */
export function Label({
  x,
  y,
  text,
  anchor = 'middle',
  size = 14,
  bold = false,
  className = 'fill-ink',
  halo = false,
  spare = false,
}: LabelProps) {
  const runs = runsOf(labelParts(text));
  const width = labelWidth(text, size);
  let at = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x;
  return (
    <g
      fontSize={size}
      strokeWidth={halo ? 4 : 0}
      strokeLinejoin="round"
      style={readableAt(x, y, size)}
      className={cx(
        spare && 'in-data-small:hidden',
        bold && 'font-semibold',
        halo && 'stroke-paper [paint-order:stroke]',
        className,
      )}
    >
      {runs.map((run) => {
        const from = at;
        at += runWidth(run, size);
        // The browser places a label of one line, because it knows the exact width.
        if (run.kind === 'line' && runs.length === 1)
          return <LineOf key="line" parts={run.parts} x={x} y={y} anchor={anchor} size={size} />;
        if (run.kind === 'line')
          return <LineOf key={from} parts={run.parts} x={(from + at) / 2} y={y} anchor="middle" size={size} />;
        return <Fraction key={from} top={run.top} bottom={run.bottom} from={from} to={at} y={y} size={size} />;
      })}
    </g>
  );
}

type LineProps = {
  readonly parts: readonly Line[];
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly size: number;
};

function LineOf({ parts, x, y, anchor, size }: LineProps) {
  let place = 0;
  let raised = 0;
  return (
    <text x={x} y={y + size * 0.36} textAnchor={anchor} xmlSpace="preserve">
      {parts.map((part) => {
        place += part.text.length;
        const lift = part.kind === 'power' ? size * 0.42 : 0;
        const dy = raised - lift;
        raised = lift;
        return (
          <tspan
            key={place}
            {...(dy !== 0 && { dy })}
            {...(part.kind === 'power' && { fontSize: size * 0.7 })}
            {...(part.kind === 'text' && part.italic && { fontStyle: 'italic' })}
          >
            {part.text}
          </tspan>
        );
      })}
    </text>
  );
}

type FractionProps = {
  readonly top: string;
  readonly bottom: string;
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly size: number;
};

function Fraction({ top, bottom, from, to, y, size }: FractionProps) {
  const middle = (from + to) / 2;
  const small = size * 0.9;
  return (
    <>
      <text x={middle} y={y - size * 0.58 + small * 0.36} textAnchor="middle" fontSize={small}>
        {top}
      </text>
      <path d={`M${from + size * 0.1} ${y}H${to - size * 0.1}`} className="stroke-ink" strokeWidth={1.1} />
      <text x={middle} y={y + size * 0.62 + small * 0.36} textAnchor="middle" fontSize={small}>
        {bottom}
      </text>
    </>
  );
}
