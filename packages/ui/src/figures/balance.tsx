import { SvgDrawing } from './drawing.tsx';
import { Label, labelWidth } from './label.tsx';
import type { PictureOf } from './picture-of.ts';

const BOX = 30;
const PER_ROW = 4;
const isUnknown = (text: string) => /[a-z?]/i.test(text);

export function Balance({ picture }: { readonly picture: PictureOf<'balance'> }) {
  const rows = Math.max(1, Math.ceil(Math.max(picture.left.length, picture.right.length) / PER_ROW));
  const pan = 18 + rows * (BOX + 3);
  return (
    <SvgDrawing alt={picture.alt} height={pan + 78}>
      <path d={`M74 ${pan + 14}H286`} className="stroke-ink" strokeWidth={3} strokeLinecap="round" />
      <path
        d={`M180 ${pan + 14}l-22 52h44z`}
        className="fill-wash stroke-ink"
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
      <circle cx={180} cy={pan + 14} r={5} className="fill-ink" />
      <path d={`M130 ${pan + 67}H230`} className="stroke-ink" strokeWidth={1.5} strokeLinecap="round" />
      {[84, 276].map((x) => (
        <path
          key={x}
          d={`M${x} ${pan + 13}v-9M${x - 74} ${pan}h148c-5 5-12 6-20 6h-108c-8 0-15-1-20-6z`}
          className="fill-sheet stroke-ink"
          strokeWidth={1.5}
          strokeLinejoin="round"
        />
      ))}
      <Load items={picture.left} x={84} y={pan - 1} />
      <Load items={picture.right} x={276} y={pan - 1} />
    </SvgDrawing>
  );
}

/** The items on a pan. Unknowns are square and known weights have a round top, so that they do not depend on color. */
function Load({ items, x, y }: { readonly items: readonly string[]; readonly x: number; readonly y: number }) {
  return items.map((text, index) => {
    const row = Math.floor(index / PER_ROW);
    const inRow = Math.min(PER_ROW, items.length - row * PER_ROW);
    const width = Math.min(140 / inRow - 4, Math.max(BOX, labelWidth(text, 15) + 12));
    const left = x + ((index % PER_ROW) - inRow / 2) * (width + 4) + 2;
    const top = y - (row + 1) * (BOX + 2);
    return (
      <g key={`${left}-${top}`}>
        <rect
          x={left}
          y={top}
          width={width}
          height={BOX}
          rx={isUnknown(text) ? 2 : 13}
          strokeWidth={1.5}
          className={isUnknown(text) ? 'fill-accent-wash stroke-accent' : 'fill-sheet stroke-ink'}
        />
        <Label x={left + width / 2} y={top + BOX / 2} text={text} size={15} bold />
      </g>
    );
  });
}
