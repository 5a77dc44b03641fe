import { render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { usePictureInSight } from './use-picture-in-sight.ts';

/** Where the parts stand on a phone: the scrolled view, its picture, and the answer over its end. */
type Places = { readonly picture: readonly [number, number]; readonly answer: number };

function Question({ remark, over }: { readonly remark: string; readonly over: boolean }) {
  const view = useRef<HTMLDivElement>(null);
  usePictureInSight(view);
  return (
    <div ref={view} data-testid="view">
      <div data-question-picture="">
        <svg role="img" aria-label="A triangle" />
      </div>
      <form data-answer="" style={{ position: over ? 'sticky' : 'static' }}>
        <p role="status">{remark}</p>
      </form>
    </div>
  );
}

afterEach(() => vi.unstubAllGlobals());

function scrolledBy(remark: string, { picture: [top, bottom], answer }: Places, over = true): number {
  let resized: () => void = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        resized = told;
      }
      observe() {}
      disconnect() {}
    },
  );
  const { container } = render(<Question remark={remark} over={over} />);
  const part = (selector: string) => container.querySelector(selector) ?? document.body;
  const place = (selector: string, from: number, to: number) =>
    vi.spyOn(part(selector), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, from, 360, to - from));
  place('[data-testid=view]', 130, 740);
  place('svg', top, bottom);
  place('form', answer, 740);
  resized();
  return part('[data-testid=view]').scrollTop;
}

it('lets the words scroll away when a remark would cover the picture, and never the top of the picture', () => {
  expect(scrolledBy('No connection.', { picture: [250, 420], answer: 375 })).toBe(45);
  expect(scrolledBy('No connection.', { picture: [150, 420], answer: 375 })).toBe(20);
});

it('leaves the question where it is if the picture is whole, nothing was said, or nothing stands over it', () => {
  expect(scrolledBy('Not yet.', { picture: [250, 370], answer: 375 })).toBe(0);
  expect(scrolledBy('', { picture: [250, 420], answer: 375 })).toBe(0);
  expect(scrolledBy('Not yet.', { picture: [250, 420], answer: 375 }, false)).toBe(0);
});
