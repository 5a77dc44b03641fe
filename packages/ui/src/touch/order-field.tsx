import { order } from '@lemma/math/touch';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { Formula } from '../mathematics/formula.tsx';
import { readMath } from '../mathematics/read-math.ts';
import { useWorkText } from '../text/use-work-text.ts';
import { within } from './moved-by.ts';
import { Nudges } from './nudges.tsx';
import { TouchLayout } from './touch-layout.tsx';
import type { TouchFieldProps } from './touch-props.ts';
import { useFirstFocus } from './use-first-focus.ts';

/** The cards after the one at `from` moved to `to`; the others close the gap. */
function withMoved(cards: readonly string[], from: number, to: number): readonly string[] {
  const rest = cards.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...cards.slice(from, from + 1));
}

/** The card of the row that is closest to a position on the screen. */
function nearest(row: HTMLElement, { clientX, clientY }: PointerEvent): number {
  const far = [...row.children].map((card) => {
    const { left, right, top, bottom } = card.getBoundingClientRect();
    return Math.hypot(clientX - (left + right) / 2, clientY - (top + bottom) / 2);
  });
  return far.indexOf(Math.min(...far));
}

const spoken = (card: string) => {
  const read = readMath(card);
  return read.ok ? read.label : card;
};

/** Cards to put in order, by dragging, or by selecting one and moving it place by place. */
export function OrderField(props: TouchFieldProps<'order'>) {
  const { touch, value, onChange, describedBy } = props;
  const t = useWorkText('touch');
  const placed = order.read(touch, value);
  const cards = placed ?? touch.cards;
  const [held, setHeld] = useState(0);
  const area = useFirstFocus<HTMLDivElement>(props.focused);
  const move = (from: number, to: number) => {
    const place = within(to, cards.length - 1);
    onChange(order.write(touch, withMoved(cards, from, place)));
    setHeld(place);
  };
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const turn = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.key === 'Enter') event.currentTarget.closest('form')?.requestSubmit();
    else if (step !== undefined) move(held, held + step);
    else if (turn !== undefined) setHeld(within(held + turn, cards.length - 1));
    else if (event.key === 'Home') move(held, 0);
    else if (event.key === 'End') move(held, cards.length - 1);
    else return;
    event.preventDefault();
  };
  const at = { card: spoken(cards[held] ?? ''), place: held + 1, count: cards.length };
  return (
    <TouchLayout
      state={value}
      placed={placed !== undefined}
      nudges={<Nudges ways={['left', 'right']} onNudge={(way) => move(held, held + (way === 'left' ? -1 : 1))} />}
    >
      <div
        ref={area}
        role="slider"
        tabIndex={0}
        data-touch=""
        aria-label={t('order')}
        aria-describedby={describedBy}
        aria-valuetext={t('cardAt', at)}
        aria-valuenow={at.place}
        aria-valuemin={1}
        aria-valuemax={at.count}
        onKeyDown={handleKey}
        className="rounded-md p-1 select-none"
      >
        <div
          aria-hidden="true"
          dir="ltr"
          // The row captures the pointer, not the card: a card is removed from the page for a moment when it moves.
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            setHeld(nearest(event.currentTarget, event));
          }}
          onPointerMove={(event) => {
            if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
            const to = nearest(event.currentTarget, event);
            if (to !== held) move(held, to);
          }}
          className="flex touch-none flex-wrap gap-2"
        >
          {cards.map((card, index) => (
            <div
              key={`${card} ${cards.slice(0, index).filter((other) => other === card).length}`}
              data-held={index === held}
              className="target inline-flex cursor-grab items-center justify-center rounded-md border border-line-strong bg-sheet px-3 py-1 text-lg data-[held=true]:border-accent data-[held=true]:bg-accent-wash"
            >
              <Formula text={card} />
            </div>
          ))}
        </div>
      </div>
    </TouchLayout>
  );
}
