import { type PointerEvent, type RefObject, useState } from 'react';

type Identified = { readonly id: string };

/** The place of the held card: after the other cards whose middle is above the pointer. */
function placeAt(list: HTMLElement, held: number, y: number): number {
  return [...list.children].filter((card, index) => {
    const { top, bottom } = card.getBoundingClientRect();
    return index !== held && (top + bottom) / 2 < y;
  }).length;
}

/**
 * Dragging the cards of a list by their handles. The list captures the pointer, not the handle, because a card leaves
 * the page for a moment when it moves.
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  items: readonly Identified[],
  onMove: (from: number, to: number) => void,
) {
  const [held, setHeld] = useState<string | undefined>();
  const drop = () => setHeld(undefined);
  return {
    held,
    grab: (event: PointerEvent<HTMLElement>, id: string) => {
      if (event.button !== 0) return;
      list.current?.setPointerCapture(event.pointerId);
      setHeld(id);
    },
    onList: {
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const from = items.findIndex(({ id }) => id === held);
        if (from < 0) return;
        const to = placeAt(event.currentTarget, from, event.clientY);
        if (to !== from) onMove(from, to);
      },
      onPointerUp: drop,
      onPointerCancel: drop,
      onLostPointerCapture: drop,
    },
  };
}
