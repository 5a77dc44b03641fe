import { SvgDrawing } from './drawing.tsx';
import { upTo, WIDTH } from './geometry.ts';
import type { PictureOf } from './kind.ts';

const UNIT = 7.5;
const SIDE = UNIT * 10;
/** How far the back of a thousand cube stands to the right and up. */
const DEPTH = 26;

type Block = { readonly kind: 'thousand' | 'hundred' | 'ten' | 'ones'; readonly width: number; readonly count: number };

/** Every block in the order of its place, ones five to a column. */
function blocksOf({ thousands = 0, hundreds = 0, tens, ones }: PictureOf<'base-ten'>): readonly Block[] {
  const many = (kind: Block['kind'], count: number, width: number) =>
    upTo(Math.min(count, 60)).map(() => ({ kind, width, count: 1 }));
  const columns = upTo(Math.ceil(Math.min(ones, 100) / 5)).map((column) => ({
    kind: 'ones' as const,
    width: UNIT,
    count: Math.min(5, ones - column * 5),
  }));
  return [
    ...many('thousand', thousands, SIDE + DEPTH),
    ...many('hundred', hundreds, SIDE),
    ...many('ten', tens, UNIT),
    ...columns,
  ];
}

/** Left to right, a wider gap between places, a new line where there is no room. */
function placed(blocks: readonly Block[]) {
  let x = 4;
  let row = 0;
  let before: Block['kind'] | undefined;
  const out = blocks.map((block) => {
    const gap = before === undefined ? 0 : before === block.kind ? (block.kind === 'ones' ? 4 : 8) : 20;
    x += gap;
    if (x + block.width > WIDTH - 4) {
      x = 4;
      row += 1;
    }
    const at = { ...block, x, row };
    x += block.width;
    before = block.kind;
    return at;
  });
  return { blocks: out, rows: row + 1, width: row > 0 ? WIDTH : x + 4 };
}

export function BaseTen({ picture }: { readonly picture: PictureOf<'base-ten'> }) {
  const { blocks, rows, width } = placed(blocksOf(picture));
  const head = blocks.some(({ kind }) => kind === 'thousand') ? DEPTH : 0;
  const pitch = SIDE + head + 16;
  return (
    <SvgDrawing alt={picture.alt} width={Math.max(160, width)} height={rows * pitch - 8}>
      {blocks.map((block) => {
        const y = block.row * pitch + head + 4;
        return <OneBlock key={`${block.row}-${block.x}`} block={block} x={block.x} y={y} />;
      })}
    </SvgDrawing>
  );
}

const look = { className: 'fill-accent-wash stroke-accent', strokeWidth: 1.1, strokeLinejoin: 'round' as const };
const fine = { className: 'stroke-accent', strokeWidth: 0.6, fill: 'none' };

const grid = (x: number, y: number, columns: number, rows: number) =>
  upTo(columns - 1)
    .map((index) => `M${x + (index + 1) * UNIT} ${y}v${rows * UNIT}`)
    .join('') +
  upTo(rows - 1)
    .map((index) => `M${x} ${y + (index + 1) * UNIT}h${columns * UNIT}`)
    .join('');

function OneBlock({ block, x, y }: { readonly block: Block; readonly x: number; readonly y: number }) {
  switch (block.kind) {
    case 'thousand':
      return (
        <g>
          <path
            {...look}
            d={`M${x} ${y}l${DEPTH} ${-DEPTH}h${SIDE}l${-DEPTH} ${DEPTH}zM${x + SIDE} ${y}l${DEPTH} ${-DEPTH}v${SIDE}l${-DEPTH} ${DEPTH}z`}
          />
          <rect {...look} x={x} y={y} width={SIDE} height={SIDE} />
          <path {...fine} d={grid(x, y, 10, 10) + depthLines(x, y)} />
        </g>
      );
    case 'hundred':
      return (
        <g>
          <rect {...look} x={x} y={y} width={SIDE} height={SIDE} />
          <path {...fine} d={grid(x, y, 10, 10)} />
        </g>
      );
    case 'ten':
      return (
        <g>
          <rect {...look} x={x} y={y} width={UNIT} height={SIDE} />
          <path {...fine} d={grid(x, y, 1, 10)} />
        </g>
      );
    case 'ones':
      return upTo(block.count).map((index) => (
        <rect key={index} {...look} x={x} y={y + SIDE - UNIT - index * (UNIT + 4)} width={UNIT} height={UNIT} />
      ));
  }
}

const depthLines = (x: number, y: number) =>
  upTo(9)
    .map((index) => {
      const along = (index + 1) * UNIT;
      const back = ((index + 1) / 10) * DEPTH;
      return `M${x + along} ${y}l${DEPTH} ${-DEPTH}M${x + SIDE} ${y + along}l${DEPTH} ${-DEPTH}M${x + back} ${y - back}h${SIDE}M${x + SIDE + back} ${y - back}v${SIDE}`;
    })
    .join('');
