import { type RefObject, useEffect, useRef } from 'react';

/** The height that a bar takes from the page, for what fills a small screen (packages/ui, `base.css`). */
const HEIGHT = '--above-frame';

/** Tells the page how high this element is, now and when it wraps. */
export function useHeightTold(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = bar;
    if (current === null) return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => style.setProperty(HEIGHT, `${current.offsetHeight}px`));
    watch.observe(current);
    return () => {
      watch.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, []);
  return bar;
}
