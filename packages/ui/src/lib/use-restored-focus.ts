import { type RefObject, useEffect, useRef } from 'react';

/**
 * A form, or a row of steps, that keeps the focus: where a browser drops it to the page's beginning because what had it was taken
 * away, the first place that fits `selector` gets it.
 */
export function useRestoredFocus<T extends HTMLElement>(selector: string): RefObject<T | null> {
  const form = useRef<T>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const own = form.current;
    if (own === null) return;
    const take = () => {
      hadFocus.current = true;
    };
    // Left by a person, what had it stays; a moment later it is known whether it was taken away instead.
    const leave = ({ target }: FocusEvent) => {
      setTimeout(() => {
        const isLeft = target instanceof Node && target.isConnected && !own.contains(document.activeElement);
        if (isLeft) hadFocus.current = false;
      });
    };
    own.addEventListener('focusin', take);
    own.addEventListener('focusout', leave);
    return () => {
      own.removeEventListener('focusin', take);
      own.removeEventListener('focusout', leave);
    };
  }, []);
  // After every drawing: each may have taken away what had the focus.
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (hadFocus.current && isLost) form.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  });
  return form;
}
