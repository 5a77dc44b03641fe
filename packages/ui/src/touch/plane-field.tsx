import { type Crossing, plane, stepCount, valueAt } from '@lemma/math/touch';
import { planeFrame } from '../figures/coordinate-plane.tsx';
import { Figure } from '../figures/figure.tsx';
import { useText } from '../text/catalogue.ts';
import { DragArea } from './drag-area.tsx';
import { startOf, within } from './moved-by.ts';
import { type Direction, Nudges } from './nudges.tsx';
import { TouchLayout } from './touch-layout.tsx';
import type { TouchFieldProps } from './touch-props.ts';

const steps: Record<Direction, readonly [x: number, y: number]> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, 1],
  down: [0, -1],
};
const ways: readonly Direction[] = ['left', 'down', 'up', 'right'];
const FAR = 5;

/** The new position after a key; undefined for any other key. */
function moved(key: string, { x, y }: Crossing, most: Crossing): Crossing | undefined {
  const step = ways.find((way) => key === `Arrow${way[0]?.toUpperCase()}${way.slice(1)}`);
  const [across, up] = step ? steps[step] : [0, 0];
  if (step) return { x: x + across, y: y + up };
  if (key === 'Home') return { x: 0, y };
  if (key === 'End') return { x: most.x, y };
  if (key === 'PageUp') return { x, y: y + FAR };
  if (key === 'PageDown') return { x, y: y - FAR };
  return undefined;
}

/** A point at a crossing of two grid lines. */
export function PlaneField(props: TouchFieldProps<'plane'>) {
  const { touch, value, onChange, ground } = props;
  const t = useText('touch');
  const at = plane.read(touch, value);
  const most = { x: stepCount(touch.x), y: stepCount(touch.y) };
  const start = { x: startOf(touch.x), y: startOf(touch.y) };
  const place = ({ x, y }: Crossing) => onChange(plane.write(touch, { x: within(x, most.x), y: within(y, most.y) }));
  const { toX, toY } = planeFrame(touch);
  const now = at ?? start;
  return (
    <TouchLayout
      state={value}
      placed={at !== undefined}
      manyNudges
      nudges={
        <Nudges
          ways={ways}
          onNudge={(way) => {
            const [x, y] = steps[way];
            place({ x: now.x + x, y: now.y + y });
          }}
        />
      }
    >
      <DragArea
        {...props}
        label={t('plane')}
        said={at === undefined ? t('nothing') : t('pointOn', { x: valueAt(touch.x, at.x), y: valueAt(touch.y, at.y) })}
        now={{ value: valueAt(touch.x, now.x), least: touch.x.from, most: touch.x.to }}
        scrolls={false}
        onPoint={({ x, y }) => {
          const near = (low: number, step: number, where: number) => Math.round((where - low) / step);
          const [left, bottom] = [toX(touch.x.from), toY(touch.y.from)];
          place({
            x: near(left, toX(touch.x.from + touch.x.step) - left, x),
            y: near(bottom, toY(touch.y.from + touch.y.step) - bottom, y),
          });
        }}
        onKey={(key) => {
          const next = moved(key, now, most);
          if (next === undefined) return false;
          place(at === undefined ? start : next);
          return true;
        }}
      >
        <Figure picture={plane.picture(touch, at, ground)} />
      </DragArea>
    </TouchLayout>
  );
}
