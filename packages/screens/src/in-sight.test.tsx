import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bringInSight } from './in-sight.ts';

beforeEach(() => {
  document.body.innerHTML = `<div data-question-scroll=""><ol><li>One</li><li>Two</li></ol><form data-answer=""></form></div>`;
});
afterEach(() => vi.restoreAllMocks());

const part = (selector: string): Element => document.querySelector(selector) ?? document.body;

/** How far a hint is scrolled that stands there; the view begins at 50, and the answer stands over it. */
function scrolled(hint: readonly [top: number, bottom: number], answer: number, position = 'sticky'): number {
  const place = (selector: string, top: number, bottom: number) =>
    vi.spyOn(part(selector), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 360, bottom - top));
  part('form').setAttribute('style', `position: ${position}`);
  place('[data-question-scroll]', 50, 640);
  place('li:last-child', ...hint);
  place('form', answer, 640);
  bringInSight(part('li:last-child'));
  return part('[data-question-scroll]').scrollTop;
}

it('brings a hint out from behind the answer, and never its beginning out of sight', () => {
  expect(scrolled([330, 400], 340)).toBe(68);
});
it('begins at the top of what is higher than the room', () => expect(scrolled([120, 500], 240)).toBe(70));
it('leaves what is in sight where it is', () => expect(scrolled([100, 180], 340)).toBe(0));
it('comes back to what lies above', () => {
  part('[data-question-scroll]').scrollTop = 200;
  expect(scrolled([20, 90], 340)).toBe(170);
});
it('leaves scrolling to the browser where nothing stands over the question', () => {
  const asked = vi.spyOn(part('li:last-child'), 'scrollIntoView').mockImplementation(() => undefined);
  expect(scrolled([330, 400], 340, 'static')).toBe(0);
  expect(asked).toHaveBeenCalledOnce();
});
