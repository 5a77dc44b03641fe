import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus within a form or a row of steps: if the focused element is removed, the browser would move the focus
 * to the beginning of the page. Instead, the first element that matches `selector` gets it.
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
    // If the person moved the focus, the element is still there; if it was removed, this is only known a moment later.
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
  // After every render, because each may have removed the focused element.
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (hadFocus.current && isLost) form.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  });
  return form;
}
