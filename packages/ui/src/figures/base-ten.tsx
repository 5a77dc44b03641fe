import { SvgDrawing } from './drawing.tsx';
import { upTo, WIDTH } from './geometry.ts';
import type { PictureOf } from './picture-of.ts';

type Kind = 'thousand' | 'hundred' | 'ten' | 'ones';
/** `width` in small cubes; `count` is the number of cubes in a column of ones. */
type Block = { readonly kind: Kind; readonly width: number; readonly count: number };
type Placed = Block & { readonly x: number; readonly row: number };

/** The distance of a thousand cube's back edge to the right and up, in small cubes. */
const DEPTH = 3.4;
const LARGEST = 8;
const SMALLEST = 5.6;

type Places = readonly (readonly Block[])[];

/** All blocks of a number by place value, with up to five ones in a column. */
function placesOf({ thousands = 0, hundreds = 0, tens, ones }: Omit<PictureOf<'base-ten'>, 'kind' | 'alt'>): Places {
  const many = (kind: Kind, count: number, width: number) =>
    upTo(Math.min(count, 60)).map(() => ({ kind, width, count: 1 }));
  const columns = upTo(Math.ceil(Math.min(ones, 100) / 5)).map((column) => ({
    kind: 'ones' as const,
    width: 1,
    count: Math.min(5, ones - column * 5),
  }));
  return [many('thousand', thousands, 10 + DEPTH), many('hundred', hundreds, 10), many('ten', tens, 1), columns].filter(
    (place) => place.length > 0,
  );
}

const gapWithin = (kind: Kind) => (kind === 'ones' ? 4 : 7);
const GAP_BETWEEN = 18;

/**
 * Places the blocks from left to right, with a wider gap between place values. A place value that does not fit starts a
 * new line, and a long one continues on the next.
 */
function arrange(places: Places, unit: number) {
  const blocks: Placed[] = [];
  let x = 4;
  let row = 0;
  let widest = 0;
  for (const place of places) {
    const whole = place.reduce((sum, block) => sum + block.width * unit + gapWithin(block.kind), 0);
    if (x > 4 && x + whole > WIDTH) {
      x = 4;
      row += 1;
    }
    for (const block of place) {
      const width = block.width * unit;
      if (x > 4 && x + width > WIDTH - 4) {
        x = 4;
        row += 1;
      }
      blocks.push({ ...block, x, row });
      x += width + gapWithin(block.kind);
      widest = Math.max(widest, x);
    }
    x += GAP_BETWEEN - 4;
  }
  return { blocks, rows: row + 1, width: Math.min(WIDTH, widest) };
}

/** Places each number on lines of its own, one below the other. */
function arrangeAll(numbers: readonly Places[], unit: number) {
  const arranged = numbers.map((places) => arrange(places, unit));
  const rowsBefore = (at: number) => arranged.slice(0, at).reduce((sum, { rows }) => sum + rows, 0);
  return {
    blocks: arranged.flatMap(({ blocks }, at) =>
      blocks.map((block) => ({ ...block, row: block.row + rowsBefore(at) })),
    ),
    rows: rowsBefore(arranged.length),
    width: Math.max(...arranged.map(({ width }) => width)),
  };
}

/** The layout with the largest cubes with which each number fits on one line; if none do, small cubes on several lines. */
function layout(picture: PictureOf<'base-ten'>) {
  const numbers = [placesOf(picture), ...(picture.and ? [placesOf(picture.and)] : [])];
  const sizes = upTo(Math.round((LARGEST - SMALLEST) / 0.2) + 1).map((index) => LARGEST - index * 0.2);
  const unit = sizes.find((size) => arrangeAll(numbers, size).rows === numbers.length) ?? 6.4;
  return { unit, ...arrangeAll(numbers, unit) };
}

export function BaseTen({ picture }: { readonly picture: PictureOf<'base-ten'> }) {
  const { unit, blocks, rows, width } = layout(picture);
  const side = unit * 10;
  const headOf = (row: number) =>
    blocks.some((block) => block.kind === 'thousand' && block.row === row) ? DEPTH * unit : 0;
  const tops = upTo(rows).map(
    (row) => upTo(row).reduce((sum, above) => sum + headOf(above) + side + 16, 4) + headOf(row),
  );
  return (
    <SvgDrawing alt={picture.alt} width={Math.max(150, width)} height={(tops.at(-1) ?? 0) + side + 6}>
      {blocks.map((block) => (
        <OneBlock key={`${block.row}-${block.x}`} block={block} y={tops[block.row] ?? 0} unit={unit} />
      ))}
    </SvgDrawing>
  );
}

const look = { className: 'fill-accent-wash stroke-accent', strokeWidth: 1.1, strokeLinejoin: 'round' as const };
const fine = { className: 'stroke-accent', strokeWidth: 0.6, fill: 'none' };

function OneBlock({ block, y, unit }: { readonly block: Placed; readonly y: number; readonly unit: number }) {
  const { x } = block;
  const side = unit * 10;
  const back = DEPTH * unit;
  switch (block.kind) {
    case 'thousand':
      return (
        <g>
          <path
            {...look}
            d={`M${x} ${y}l${back} ${-back}h${side}l${-back} ${back}zM${x + side} ${y}l${back} ${-back}v${side}l${-back} ${back}z`}
          />
          <rect {...look} x={x} y={y} width={side} height={side} />
          <path {...fine} d={grid(x, y, 10, 10, unit) + depthLines(x, y, unit)} />
        </g>
      );
    case 'hundred':
    case 'ten':
      return (
        <g>
          <rect {...look} x={x} y={y} width={block.width * unit} height={side} />
          <path {...fine} d={grid(x, y, block.width, 10, unit)} />
        </g>
      );
    case 'ones':
      return upTo(block.count).map((index) => (
        <rect key={index} {...look} x={x} y={y + side - unit - index * (unit + 4)} width={unit} height={unit} />
      ));
  }
}

const grid = (x: number, y: number, columns: number, rows: number, unit: number) =>
  upTo(columns - 1)
    .map((index) => `M${x + (index + 1) * unit} ${y}v${rows * unit}`)
    .join('') +
  upTo(rows - 1)
    .map((index) => `M${x} ${y + (index + 1) * unit}h${columns * unit}`)
    .join('');

function depthLines(x: number, y: number, unit: number): string {
  const side = unit * 10;
  const back = DEPTH * unit;
  return upTo(9)
    .map((index) => {
      const along = (index + 1) * unit;
      const deep = ((index + 1) / 10) * back;
      return `M${x + along} ${y}l${back} ${-back}M${x + side} ${y + along}l${back} ${-back}M${x + deep} ${y - deep}h${side}M${x + side + deep} ${y - deep}v${side}`;
    })
    .join('');
}
