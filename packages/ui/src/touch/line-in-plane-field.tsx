import { type Crossing, line, stepCount, type Through, valueAt } from '@lemma/math/touch';
import { useState } from 'react';
import { planeFrame } from '../figures/coordinate-plane.tsx';
import { Figure } from '../figures/figure.tsx';
import { useWorkText } from '../text/use-work-text.ts';
import { crossingAt, movedInPlane, planeSteps, planeWays } from './crossings.ts';
import { DragArea } from './drag-area.tsx';
import { startOf, within } from './moved-by.ts';
import { Nudges } from './nudges.tsx';
import { TouchLayout } from './touch-layout.tsx';
import type { TouchFieldProps } from './touch-props.ts';

const isSame = (one: Crossing, other: Crossing) => one.x === other.x && one.y === other.y;

/** A straight line, by two points on it. Space changes to the other point; a finger moves the nearer one. */
export function LineInPlaneField(props: TouchFieldProps<'line'>) {
  const { touch, value, onChange, ground } = props;
  const t = useWorkText('touch');
  const most = { x: stepCount(touch.x), y: stepCount(touch.y) };
  const start = { x: startOf(touch.x), y: startOf(touch.y) };
  // The equation does not say by which points the line was drawn; these are remembered while it is theirs.
  const [drawn, setDrawn] = useState<Through | undefined>();
  const [held, setHeld] = useState<0 | 1>(1);
  const through = drawn && line.write(touch, drawn) === value ? drawn : line.read(touch, value);
  const now: Through = through ?? [start, { x: within(start.x + 1, most.x), y: start.y }];
  const place = (end: 0 | 1, { x, y }: Crossing) => {
    const at = { x: within(x, most.x), y: within(y, most.y) };
    const other = now[end === 0 ? 1 : 0];
    // Two points at the same place would be no line.
    if (isSame(at, other)) return;
    const next: Through = end === 0 ? [at, other] : [other, at];
    setDrawn(next);
    onChange(line.write(touch, next));
  };
  const { toX, toY } = planeFrame(touch);
  const pointOf = ({ x, y }: Crossing) => ({ x: valueAt(touch.x, x), y: valueAt(touch.y, y) });
  const [one, other] = now.map(pointOf);
  const said = t('lineSaid', {
    x1: one?.x ?? 0,
    y1: one?.y ?? 0,
    x2: other?.x ?? 0,
    y2: other?.y ?? 0,
    held: held + 1,
  });
  return (
    <TouchLayout
      state={value}
      placed={through !== undefined}
      manyNudges
      nudges={
        <Nudges
          ways={planeWays}
          onNudge={(way) => {
            const [x, y] = planeSteps[way];
            place(held, { x: now[held].x + x, y: now[held].y + y });
          }}
        />
      }
    >
      <DragArea
        {...props}
        label={t('lineInPlane')}
        said={through === undefined ? t('nothing') : said}
        now={{ value: pointOf(now[held]).x, least: touch.x.from, most: touch.x.to }}
        scrolls={false}
        onPoint={(position, begins) => {
          const at = crossingAt(touch, { toX, toY }, position);
          const far = (end: 0 | 1) => Math.hypot(at.x - now[end].x, at.y - now[end].y);
          const near = far(0) < far(1) ? 0 : 1;
          if (begins) setHeld(near);
          place(begins ? near : held, at);
        }}
        onKey={(key) => {
          if (key === ' ') {
            setHeld(held === 0 ? 1 : 0);
            return true;
          }
          const next = movedInPlane(key, now[held], most);
          if (next === undefined) return false;
          place(held, through === undefined ? now[held] : next);
          return true;
        }}
      >
        <Figure picture={line.picture(touch, through, ground)} />
      </DragArea>
    </TouchLayout>
  );
}
