import { type Axis, type Crossing, stepCount, valueAt } from '@lemma/math/touch';
import { type ReactNode, useState } from 'react';
import { planeFrame } from '../figures/coordinate-plane.tsx';
import { crossingAt, movedInPlane, planeSteps, planeWays } from './crossings.ts';
import { DragArea } from './drag-area.tsx';
import { startOf, within } from './moved-by.ts';
import { Nudges } from './nudges.tsx';
import { TouchLayout } from './touch-layout.tsx';

type InPlane = { readonly x: Axis; readonly y: Axis };
type Pair = readonly [Crossing, Crossing];

/** Both points in words, as numbers, and which of them moves. */
type SaidPair = Readonly<Record<'x1' | 'y1' | 'x2' | 'y2' | 'held', number>>;

type TwoInPlaneFieldProps = {
  readonly touch: InPlane;
  readonly value: string;
  readonly focused?: boolean | undefined;
  readonly describedBy?: string | undefined;
  readonly label: string;
  /** The two points; undefined while nothing is placed. */
  readonly pair: Pair | undefined;
  /** Where the second point begins, beside the first. */
  readonly beside: Crossing;
  /** Whether the two make something: two points at one place make no line. */
  readonly fits: (pair: Pair) => boolean;
  readonly onPair: (pair: Pair) => void;
  readonly said: (pair: SaidPair) => string;
  readonly nothing: string;
  /** Returns true if a key that moves nothing had an effect. */
  readonly onOtherKey?: (key: string) => boolean;
  readonly picture: ReactNode;
  readonly children?: ReactNode;
};

/** Two points of a plane. Space changes to the other one; a finger moves the nearer one. */
export function TwoInPlaneField({ touch, value, pair, beside, fits, onPair, ...props }: TwoInPlaneFieldProps) {
  const { label, said, nothing, onOtherKey, picture, children, ...rest } = props;
  const most = { x: stepCount(touch.x), y: stepCount(touch.y) };
  const start = { x: startOf(touch.x), y: startOf(touch.y) };
  const [held, setHeld] = useState<0 | 1>(pair === undefined ? 1 : 0);
  const now: Pair = pair ?? [start, { x: within(start.x + beside.x, most.x), y: within(start.y + beside.y, most.y) }];
  const place = (end: 0 | 1, { x, y }: Crossing) => {
    const at = { x: within(x, most.x), y: within(y, most.y) };
    const next: Pair = end === 0 ? [at, now[1]] : [now[0], at];
    if (fits(next)) onPair(next);
  };
  const { toX, toY } = planeFrame(touch);
  const [one, other] = now;
  const saidPair: SaidPair = {
    x1: valueAt(touch.x, one.x),
    y1: valueAt(touch.y, one.y),
    x2: valueAt(touch.x, other.x),
    y2: valueAt(touch.y, other.y),
    held: held + 1,
  };
  return (
    <TouchLayout
      state={value}
      placed={pair !== undefined}
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
        {...rest}
        label={label}
        said={pair === undefined ? nothing : said(saidPair)}
        now={{ value: valueAt(touch.x, now[held].x), least: touch.x.from, most: touch.x.to }}
        scrolls={false}
        {...(children !== undefined && { lower: 'middle' as const })}
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
          if (next === undefined) return onOtherKey?.(key) ?? false;
          place(held, pair === undefined ? now[held] : next);
          return true;
        }}
      >
        {picture}
      </DragArea>
      {children}
    </TouchLayout>
  );
}
