import { type RefObject, useEffect, useRef } from 'react';

/** Takes the focus when it appears, and leaves the page where it is: what stands above is read first. */
export function useFirstFocus<T extends HTMLElement>(focused = false): RefObject<T | null> {
  const field = useRef<T>(null);
  useEffect(() => {
    if (focused) field.current?.focus({ preventScroll: true });
  }, [focused]);
  return field;
}
