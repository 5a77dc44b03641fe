/** Pixels between what is brought into sight and what stands under it. */
const BETWEEN = 8;

/**
 * Scrolls a part of a question into sight. On a small screen the answer stands over the end of the question, and as high
 * as its keys and remarks are: what lies behind it is not in sight.
 */
export function bringInSight(part: Element): void {
  const view = part.closest('[data-question-scroll]');
  const answer = view?.querySelector('[data-answer]');
  if (!view || !answer || answer.contains(part) || getComputedStyle(answer).position !== 'sticky') {
    part.scrollIntoView({ block: 'nearest' });
    return;
  }
  const { top, bottom } = part.getBoundingClientRect();
  const hidden = bottom + BETWEEN - answer.getBoundingClientRect().top;
  const above = top - view.getBoundingClientRect().top;
  // A part that is higher than the room begins at its top.
  if (hidden > 0 || above < 0) view.scrollTop += above < 0 ? above : Math.min(hidden, above);
}
