import { type RefObject, useEffect } from 'react';

/**
 * On a small screen the answer stands over the end of the question, and a remark makes it higher. The words then scroll
 * away and not the picture: it is moved up as far as its top allows. Without a remark the question begins at its top.
 */
export function usePictureInSight(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = scroller.current;
    const answer = view?.querySelector('[data-answer]');
    // Where nothing is laid out, nothing stands over the picture.
    if (!view || !answer || typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(() => {
      const picture = view.querySelector('[data-question-picture] svg')?.getBoundingClientRect();
      const isOver = getComputedStyle(answer).position === 'sticky';
      const isTold = (answer.querySelector('[role=status]')?.textContent ?? '') !== '';
      if (!picture || !isOver || !isTold) return;
      const hidden = picture.bottom - answer.getBoundingClientRect().top;
      const above = picture.top - view.getBoundingClientRect().top;
      if (hidden > 0 && above > 0) view.scrollTop += Math.min(hidden, above);
    });
    watch.observe(answer);
    return () => watch.disconnect();
  }, [scroller]);
}
