import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { expectPage } from './expect-page.ts';

const Screen = (_: { readonly expect: () => Promise<void> }) => null;
const page = (come: () => Promise<void>) => createElement(Screen, { expect: come });

it('loads the screen of the address, and no other', async () => {
  const [work, other] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
  const routes = [
    { index: true, element: page(other) },
    { path: 'work/new', element: page(other) },
    { path: 'work/:id', element: page(work) },
  ];
  await expectPage(routes, 'work/7');
  expect([work.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
});

it('ignores elements that cannot be loaded ahead', async () => {
  const routes = [{ path: 'old', element: createElement('p') }, { path: 'older' }];
  await expect(Promise.all(['old', 'older', 'nowhere'].map((path) => expectPage(routes, path)))).resolves.toHaveLength(
    3,
  );
});
