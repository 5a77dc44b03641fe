import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus to an element that replaces a focused one. Otherwise the browser moves the focus of a removed element
 * to the beginning of the page, also for keyboards and screen readers. A focus elsewhere stays.
 * @param isThere whether the element has replaced the other one, @param of what the element is about: if this changes,
 *   nothing was replaced.
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
