import { SvgDrawing } from './drawing.tsx';
import { mixedText, niceStep, numberText, scale, thinned, ticks, tidy, upTo, WIDTH } from './geometry.ts';
import { isTall, Label, labelWidth } from './label.tsx';
import type { PictureOf } from './picture-of.ts';

const PAD = 24;

/** The number of values at each place, in order. */
function stacksOf(values: readonly number[]): readonly (readonly [number, number])[] {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(tidy(value), (counts.get(tidy(value)) ?? 0) + 1);
  return [...counts].toSorted(([a], [b]) => a - b);
}

/** The smallest difference between two values, used as the step of the axis if that does not give too many steps. */
function stepOf(places: readonly number[]): number {
  const gaps = places.slice(1).map((place, index) => tidy(place - (places[index] ?? place)));
  const span = (places.at(-1) ?? 0) - (places[0] ?? 0);
  const least = Math.min(...gaps);
  return gaps.length > 0 && span / least <= 24 ? least : niceStep(span, 12);
}

export function DotPlot({ picture }: { readonly picture: PictureOf<'dot-plot'> }) {
  const stacks = stacksOf(picture.values);
  const places = stacks.map(([place]) => place);
  const { denominator } = picture;
  const step = denominator === undefined ? stepOf(places) : 1 / denominator;
  const textOf = (value: number) => (denominator === undefined ? numberText(value) : mixedText(value, denominator));
  const least = places[0] ?? 0;
  // Counts and measures begin at 0: the line has no place below it.
  const from = least >= 0 ? Math.max(0, least - step) : least - step;
  const to = (places.at(-1) ?? 0) + step;
  const at = scale(from, to, PAD, WIDTH - PAD);
  const values = ticks(from, to, step);
  const tallest = Math.max(1, ...stacks.map(([, count]) => count));
  const room = (WIDTH - 2 * PAD) / Math.max(1, values.length - 1);
  const pitch = Math.max(6, Math.min(18, room * 0.9, 190 / tallest));
  const every = thinned(room, Math.max(...values.map((value) => labelWidth(textOf(value), 13))) + 6);
  const base = tallest * pitch + 14;
  const fractions = values.some((value) => isTall(textOf(value)));
  const below = fractions ? 12 : 0;
  const markOf = (value: number, index: number): number =>
    denominator === undefined ? index : Math.round(value * denominator);
  return (
    <SvgDrawing alt={picture.alt} height={base + below + (picture.label === undefined ? 30 : 52)}>
      <path d={`M8 ${base}H${WIDTH - 8}`} className="stroke-ink" strokeWidth={1.5} />
      {values.map((value, index) => (
        <g key={value}>
          <path d={`M${at(value)} ${base}v5`} className="stroke-ink" strokeWidth={1.2} />
          {markOf(value, index) % every === 0 && (
            <Label
              x={at(value)}
              y={base + (fractions ? 22 : 16)}
              text={textOf(value)}
              size={13}
              spare={markOf(value, index) % (2 * every) !== 0}
            />
          )}
        </g>
      ))}
      {stacks.flatMap(([place, count]) =>
        upTo(count).map((index) => (
          <circle
            key={`${place}:${index}`}
            cx={at(place)}
            cy={base - (index + 0.6) * pitch}
            r={pitch * 0.4}
            className="fill-accent"
          />
        )),
      )}
      {picture.label !== undefined && <Label x={WIDTH / 2} y={base + below + 40} text={picture.label} />}
    </SvgDrawing>
  );
}
