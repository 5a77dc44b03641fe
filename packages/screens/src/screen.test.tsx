import { pathsOf } from '@lemma/contract';
import { isValidElement } from 'react';
import { expect, it, vi } from 'vitest';
import { routesOf, screen } from './screen.tsx';

const Page = () => null;
const propsOf = (element: unknown): Readonly<Record<string, unknown>> =>
  isValidElement<Readonly<Record<string, unknown>>>(element) ? element.props : {};

it('loads a screen when the shell expects it, and has it from then on', async () => {
  const load = vi.fn(async () => Page);
  const { come, expect: expected } = propsOf(screen(load));
  if (typeof come !== 'function' || typeof expected !== 'function') throw new Error('the shell finds nothing to ask');
  expect([load.mock.calls.length, come()]).toEqual([0, undefined]);
  await expected();
  expect([load.mock.calls.length, come()]).toEqual([1, Page]);
});

it('gives each screen a place of its own: routes take each other’s place in the tree', () => {
  const keys = [screen(async () => Page), screen(async () => Page)].map((each) => isValidElement(each) && each.key);
  expect(new Set(keys).size).toBe(2);
});

it('opens a page for each route, and has no page beside', () => {
  const at = pathsOf('student');
  const paths = { home: at(''), work: at('work/:workId') };
  const page = async () => Page;
  const routes = routesOf(paths, { home: page, work: page });
  expect(routes.map(({ index, path }) => [index, path])).toEqual([
    [true, undefined],
    [undefined, 'work/:workId'],
  ]);
  const less = { home: page };
  const more = { home: page, work: page, gone: page };
  // @ts-expect-error a route without a page
  expect(routesOf(paths, less)).toHaveLength(1);
  // @ts-expect-error a page without a route
  expect(routesOf(paths, more)).toHaveLength(2);
});
