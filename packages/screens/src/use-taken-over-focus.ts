import { type RefObject, useEffect, useRef } from 'react';

/**
 * A place that takes the focus when it comes to stand for what had it: a browser drops the focus of what is removed to the page's
 * beginning, and a keyboard or a screen reader with it. Where the focus stands elsewhere, it stays.
 * @param isThere whether the place has taken over, @param of what it is about: for another one nothing has been replaced.
 */
export function useTakenOverFocus<T extends HTMLElement>(isThere: boolean, of: string): RefObject<T | null> {
  const place = useRef<T>(null);
  const before = useRef({ isThere, of });
  useEffect(() => {
    const cameUp = isThere && !before.current.isThere && before.current.of === of;
    before.current = { isThere, of };
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (cameUp && isLost) place.current?.focus();
  }, [isThere, of]);
  return place;
}
