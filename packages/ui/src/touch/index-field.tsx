import type { ReactNode } from 'react';
import { DragArea } from './drag-area.tsx';
import type { DrawingPlace } from './in-drawing.ts';
import { movedBy, within } from './moved-by.ts';
import { Nudges } from './nudges.tsx';
import { TouchLayout } from './touch-layout.tsx';

type IndexFieldProps = {
  readonly value: string;
  readonly focused?: boolean | undefined;
  readonly describedBy?: string | undefined;
  readonly label: string;
  /** The step at which the answer is; undefined while nothing is placed. */
  readonly index: number | undefined;
  /** Where keys and arrows begin, and the last step. */
  readonly start: number;
  readonly most: number;
  /** The steps of Page Up and Page Down. */
  readonly far: number;
  /** What a step is in numbers: its index, unless this says otherwise. */
  readonly numberAt?: (index: number) => number;
  /** The placed answer in words. */
  readonly said: string;
  /** The step at a position in the drawing. */
  readonly toIndex: (place: DrawingPlace, begins: boolean) => number;
  readonly onIndex: (index: number) => void;
  readonly scrolls?: boolean;
  /** The first arrow key shows where the answer begins, and the next one moves it. */
  readonly showsFirst?: boolean;
  readonly lower?: boolean;
  readonly children: ReactNode;
};

/** An answer that is one of many steps: a tick mark, a number of parts, a degree. */
export function IndexField({
  index,
  start,
  most,
  far,
  numberAt = (at) => at,
  toIndex,
  onIndex,
  ...props
}: IndexFieldProps) {
  const { value, scrolls = true, showsFirst = false, children, ...rest } = props;
  const place = (next: number) => onIndex(within(next, most));
  return (
    <TouchLayout
      state={value}
      placed={index !== undefined}
      nudges={
        <Nudges ways={['left', 'right']} onNudge={(way) => place((index ?? start) + (way === 'left' ? -1 : 1))} />
      }
    >
      <DragArea
        {...rest}
        now={{ value: numberAt(index ?? start), least: numberAt(0), most: numberAt(most) }}
        scrolls={scrolls}
        onPoint={(at, begins) => place(toIndex(at, begins))}
        onKey={(key) => {
          const next = movedBy(key, index ?? start, most, far);
          if (next === undefined) return false;
          place(showsFirst && index === undefined && key.startsWith('Arrow') ? start : next);
          return true;
        }}
      >
        {children}
      </DragArea>
    </TouchLayout>
  );
}
