import { SvgDrawing } from './drawing.tsx';
import { niceStep, numberText, scale, textWidth, WIDTH } from './geometry.ts';
import { Label } from './label.tsx';
import type { PictureOf } from './picture-of.ts';
import { ValueAxis } from './value-axis.tsx';

const LEFT = 38;
const HIGH = 180;

export function Histogram({ picture }: { readonly picture: PictureOf<'histogram'> }) {
  const { bins } = picture;
  const most = Math.max(1, ...bins.map(({ count }) => count));
  // Each height can be read off a line, up to twenty.
  const step = most <= 20 ? 1 : niceStep(most, 20);
  const top = Math.ceil(most / step) * step;
  const y = scale(0, top, HIGH + 12, 12);
  const x = scale(
    Math.min(...bins.map(({ from }) => from)),
    Math.max(...bins.map(({ to }) => to)),
    LEFT + 8,
    WIDTH - 12,
  );
  const edges = [...new Set(bins.flatMap(({ from, to }) => [from, to]))].toSorted((a, b) => a - b);
  const room = (WIDTH - LEFT - 20) / Math.max(1, edges.length - 1);
  const every = Math.ceil((Math.max(0, ...edges.map((edge) => textWidth(numberText(edge), 12))) + 6) / room);
  return (
    <SvgDrawing alt={picture.alt} height={HIGH + (picture.label === undefined ? 38 : 60)}>
      <ValueAxis to={top} step={step} every={top / step > 10 ? 2 : 1} at={y} left={LEFT} right={WIDTH - 6} />
      {bins.map(({ from, to, count }) => (
        <rect
          key={from}
          x={x(from)}
          y={y(count)}
          width={Math.max(0, x(to) - x(from))}
          height={y(0) - y(count)}
          strokeWidth={1.2}
          className="fill-accent-wash stroke-accent"
        />
      ))}
      {edges
        .filter((_, index) => index % Math.max(1, every) === 0)
        .map((edge, index) => (
          <Label
            key={edge}
            x={x(edge)}
            y={HIGH + 26}
            text={numberText(edge)}
            size={12}
            spare={index % 2 === 1}
            className="fill-muted"
          />
        ))}
      {picture.label !== undefined && <Label x={(LEFT + WIDTH) / 2} y={HIGH + 48} text={picture.label} />}
    </SvgDrawing>
  );
}
