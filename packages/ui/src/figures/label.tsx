import { cx } from '../lib/cx.ts';
import { textWidth } from './geometry.ts';
import { type LabelPart, labelParts } from './label-parts.ts';

export type LabelProps = {
  readonly x: number;
  /** The middle of the line of text. */
  readonly y: number;
  readonly text: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly size?: number;
  readonly bold?: boolean;
  readonly className?: string;
  /** A rim in the colour of the paper, where lines run below. */
  readonly halo?: boolean;
};

const partWidth = (part: LabelPart, size: number): number =>
  part.kind === 'fraction'
    ? Math.max(textWidth(part.top, size * 0.9), textWidth(part.bottom, size * 0.9)) + size * 0.3
    : textWidth(part.text, part.kind === 'power' ? size * 0.7 : size);

/** How wide a label will stand. */
export const labelWidth = (text: string, size = 14): number =>
  labelParts(text).reduce((sum, part) => sum + partWidth(part, size), 0);

/** Whether a label needs two lines' height. */
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
}: LabelProps) {
  const parts = labelParts(text);
  const look = cx('figures-tabular', bold && 'font-semibold', halo && 'stroke-paper [paint-order:stroke]', className);
  const rim = halo ? { strokeWidth: 4, strokeLinejoin: 'round' as const } : { strokeWidth: 0 };
  if (parts.length === 1 && parts[0]?.kind === 'text') {
    return (
      <text
        {...rim}
        x={x}
        y={y}
        dy="0.36em"
        textAnchor={anchor}
        fontSize={size}
        fontStyle={parts[0].italic ? 'italic' : undefined}
        className={look}
      >
        {parts[0].text}
      </text>
    );
  }
  const width = labelWidth(text, size);
  let at = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x;
  return (
    <g fontSize={size} className={look} {...rim}>
      {parts.map((part) => {
        const from = at;
        at += partWidth(part, size);
        return <Part key={from} part={part} from={from} to={at} y={y} size={size} />;
      })}
    </g>
  );
}

type PartProps = {
  readonly part: LabelPart;
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly size: number;
};

function Part({ part, from, to, y, size }: PartProps) {
  const middle = (from + to) / 2;
  if (part.kind === 'text') {
    return (
      <text
        x={middle}
        y={y}
        dy="0.36em"
        textAnchor="middle"
        xmlSpace="preserve"
        fontStyle={part.italic ? 'italic' : undefined}
      >
        {part.text}
      </text>
    );
  }
  if (part.kind === 'power') {
    return (
      <text x={from} y={y - size * 0.45} dy="0.36em" fontSize={size * 0.7}>
        {part.text}
      </text>
    );
  }
  return (
    <>
      <text x={middle} y={y - size * 0.58} dy="0.36em" textAnchor="middle" fontSize={size * 0.9}>
        {part.top}
      </text>
      <path d={`M${from + size * 0.1} ${y}H${to - size * 0.1}`} className="stroke-ink" strokeWidth={1.1} />
      <text x={middle} y={y + size * 0.62} dy="0.36em" textAnchor="middle" fontSize={size * 0.9}>
        {part.bottom}
      </text>
    </>
  );
}
