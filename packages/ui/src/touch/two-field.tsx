import { stepCount, type Two, valueAt } from '@lemma/math/touch';
import { type ReactNode, useState } from 'react';
import { alongLine } from './along-line.ts';
import { DragArea } from './drag-area.tsx';
import { movedBy, startOf, within } from './moved-by.ts';
import { Nudges } from './nudges.tsx';
import { TouchLayout } from './touch-layout.tsx';

/** The left one or the right one. */
export type End = 0 | 1;

type TwoFieldProps = {
  readonly touch: { readonly from: number; readonly to: number; readonly step: number; readonly labelEvery?: number };
  readonly value: string;
  readonly focused?: boolean | undefined;
  readonly describedBy?: string | undefined;
  readonly label: string;
  readonly said: string;
  readonly two: Two | undefined;
  /** The least distance between the two. */
  readonly apart: 0 | 1;
  readonly onTwo: (two: Two) => void;
  readonly picture: ReactNode;
  /** The text below the line. */
  readonly children?: ReactNode;
};

/** Two marks on a line. Space changes to the other one; a finger moves the nearer one. */
export function TwoField({ touch, value, two, apart, onTwo, picture, children, ...rest }: TwoFieldProps) {
  const most = stepCount(touch);
  const start = startOf(touch);
  const [held, setHeld] = useState<End>(1);
  const now: Two = two ?? [start, within(start + apart, most)];
  const move = (end: End, to: number) => {
    const place = within(to, most);
    const other = now[end === 0 ? 1 : 0];
    if (apart === 1) {
      // An end stops before the other one.
      onTwo(end === 0 ? [Math.min(place, other - 1), other] : [other, Math.max(place, other + 1)]);
      return;
    }
    // Points may pass each other; the one that is moved stays selected.
    setHeld(place < other ? 0 : 1);
    onTwo(place < other ? [place, other] : [other, place]);
  };
  return (
    <TouchLayout
      state={value}
      placed={two !== undefined}
      nudges={<Nudges ways={['left', 'right']} onNudge={(way) => move(held, now[held] + (way === 'left' ? -1 : 1))} />}
    >
      <DragArea
        {...rest}
        now={{ value: valueAt(touch, now[held]), least: touch.from, most: touch.to }}
        scrolls
        onPoint={({ x }, begins) => {
          const at = alongLine(x, most);
          const near: End = Math.abs(at - now[0]) < Math.abs(at - now[1]) ? 0 : 1;
          if (begins) setHeld(near);
          if (two === undefined && apart === 0) onTwo([within(at, most), within(at, most)]);
          else move(begins ? near : held, at);
        }}
        onKey={(key) => {
          if (key === ' ') {
            setHeld(held === 0 ? 1 : 0);
            return true;
          }
          const next = movedBy(key, now[held], most, touch.labelEvery ?? 5);
          if (next === undefined) return false;
          if (two === undefined && key.startsWith('Arrow')) onTwo(now);
          else move(held, next);
          return true;
        }}
      >
        {picture}
      </DragArea>
      {children}
    </TouchLayout>
  );
}
