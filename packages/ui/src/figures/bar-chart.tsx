import { SvgDrawing } from './drawing.tsx';
import { numberText, scale, textWidth, ticks, upTo, WIDTH } from './geometry.ts';
import { Label } from './label.tsx';
import type { PictureOf } from './picture-of.ts';
import { ValueAxis } from './value-axis.tsx';

type Chart = PictureOf<'bar-chart'>;

const topOf = ({ bars, step, to }: Chart) =>
  to ?? Math.max(step, Math.ceil(Math.max(0, ...bars.map(({ value }) => value)) / step) * step);

/** A bar chart: vertical if the names fit below the bars, else horizontal. */
export function BarChart({ picture }: { readonly picture: Chart }) {
  const room = roomOf(picture.bars.length);
  // What is built keeps its shape, so that a finger finds its columns.
  const fits = picture.to !== undefined || picture.bars.every(({ label }) => textWidth(label, 13) <= room - 4);
  return fits ? <Upright picture={picture} room={room} /> : <Lying picture={picture} />;
}

const HIGH = 180;
const LEFT = 38;
const roomOf = (columns: number) => (WIDTH - LEFT - 6) / Math.max(1, columns);

/** The column at a position in an upright chart, and how high that is. */
export function columnAt(columns: number, top: number, { x, y }: { readonly x: number; readonly y: number }) {
  const high = ((HIGH + 12 - y) / HIGH) * top;
  return { column: Math.min(columns - 1, Math.max(0, Math.floor((x - LEFT) / roomOf(columns)))), high };
}

function Upright({ picture, room }: { readonly picture: Chart; readonly room: number }) {
  const top = topOf(picture);
  const y = scale(0, top, HIGH + 12, 12);
  const thick = Math.min(46, room * 0.62);
  return (
    <SvgDrawing alt={picture.alt} height={HIGH + (picture.label === undefined ? 38 : 60)}>
      {picture.dots ? (
        <path d={`M${LEFT} ${y(0)}H${WIDTH - 6}`} className="stroke-ink" strokeWidth={1.5} />
      ) : (
        <ValueAxis to={top} step={picture.step} at={y} left={LEFT} right={WIDTH - 6} />
      )}
      {picture.bars.map((bar, index) => {
        const middle = LEFT + (index + 0.5) * room;
        return (
          <g key={bar.label}>
            {picture.dots ? (
              upTo(bar.value).map((dot) => (
                <circle key={dot} cx={middle} cy={(y(dot) + y(dot + 1)) / 2} r={7} className="fill-accent" />
              ))
            ) : (
              <rect
                x={middle - thick / 2}
                y={y(bar.value)}
                width={thick}
                height={y(0) - y(bar.value)}
                className="fill-accent"
              />
            )}
            <Label x={middle} y={HIGH + 27} text={bar.label} size={13} />
          </g>
        );
      })}
      {picture.label !== undefined && (
        <Label x={WIDTH / 2} y={HIGH + 49} text={picture.label} className="fill-muted" size={13} />
      )}
    </SvgDrawing>
  );
}

const ROW = 30;

function Lying({ picture }: { readonly picture: Chart }) {
  const top = topOf(picture);
  const left = Math.min(150, Math.max(...picture.bars.map(({ label }) => textWidth(label, 13))) + 12);
  const x = scale(0, top, left, WIDTH - 14);
  const base = picture.bars.length * ROW + 6;
  const every = Math.ceil((textWidth(numberText(top), 12) + 8) / Math.max(1, x(picture.step) - x(0)));
  return (
    <SvgDrawing alt={picture.alt} height={base + (picture.label === undefined ? 24 : 46)}>
      {ticks(0, top, picture.step).map((value, index) => (
        <g key={value}>
          <path
            d={`M${x(value)} 4V${base}`}
            className={value === 0 ? 'stroke-ink' : 'stroke-line'}
            strokeWidth={value === 0 ? 1.5 : 1}
          />
          {index % every === 0 && (
            <Label
              x={x(value)}
              y={base + 12}
              text={numberText(value)}
              size={12}
              spare={index % (2 * every) !== 0}
              className="fill-muted"
            />
          )}
        </g>
      ))}
      {picture.bars.map((bar, index) => (
        <g key={bar.label}>
          <rect x={x(0)} y={8 + index * ROW} width={x(bar.value) - x(0)} height={ROW - 10} className="fill-accent" />
          <Label x={left - 7} y={8 + index * ROW + (ROW - 10) / 2} text={bar.label} size={13} anchor="end" />
        </g>
      ))}
      {picture.label !== undefined && (
        <Label x={(left + WIDTH) / 2} y={base + 35} text={picture.label} className="fill-muted" size={13} />
      )}
    </SvgDrawing>
  );
}
