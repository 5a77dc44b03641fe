import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { type DrawingPlace, inDrawing } from './in-drawing.ts';
import { useFirstFocus } from './use-first-focus.ts';

type DragAreaProps = {
  readonly label: string;
  /** The placed answer in words, which is read out after each move. */
  readonly said: string;
  /** Its position between the ends, for assistive technology. */
  readonly now: { readonly value: number; readonly least: number; readonly most: number };
  readonly focused?: boolean | undefined;
  readonly describedBy?: string | undefined;
  /** Called with the position of a finger, pen or mouse in the drawing; `begins` at the start of a movement. */
  readonly onPoint: (place: DrawingPlace, begins: boolean) => void;
  /** Returns true if the key had an effect. */
  readonly onKey: (key: string) => boolean;
  /** True: a vertical movement on the drawing scrolls the page. False: it moves the answer. */
  readonly scrolls: boolean;
  /** True: the question has a picture of its own above, which needs room too. `middle`: there are more buttons below. */
  readonly lower?: boolean | 'middle';
  readonly children: ReactNode;
};

/** A drawing in which the answer is placed by pointer or keys. Enter checks, as in a text field. */
export function DragArea({
  label,
  said,
  now,
  onPoint,
  onKey,
  scrolls,
  lower = false,
  children,
  ...rest
}: DragAreaProps) {
  const area = useFirstFocus<HTMLDivElement>(rest.focused);
  const point = (event: PointerEvent<HTMLDivElement>, begins: boolean) => {
    const place = inDrawing(event.currentTarget, event);
    if (place) onPoint(place, begins);
  };
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter') event.currentTarget.closest('form')?.requestSubmit();
    else if (!onKey(event.key)) return;
    event.preventDefault();
  };
  return (
    <div
      ref={area}
      role="slider"
      tabIndex={0}
      data-touch=""
      dir="ltr"
      aria-label={label}
      aria-describedby={rest.describedBy}
      aria-valuetext={said}
      aria-valuenow={now.value}
      aria-valuemin={now.least}
      aria-valuemax={now.most}
      onKeyDown={handleKey}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        point(event, true);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) point(event, false);
      }}
      className={cx(
        'cursor-pointer rounded-md select-none docked:[&_svg]:mx-auto',
        lower === 'middle'
          ? 'docked:[&_svg]:max-h-[34dvh]'
          : lower
            ? 'docked:[&_svg]:max-h-[24dvh]'
            : 'docked:[&_svg]:max-h-[46dvh]',
        scrolls ? 'touch-pan-y' : 'touch-none',
      )}
    >
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
