import { type RefObject, useEffect, useRef } from 'react';

/** Takes the focus when it appears, without scrolling, because what is above it is read first. */
export function useFirstFocus<T extends HTMLElement>(focused = false): RefObject<T | null> {
  const field = useRef<T>(null);
  useEffect(() => {
    if (focused) field.current?.focus({ preventScroll: true });
  }, [focused]);
  return field;
}
