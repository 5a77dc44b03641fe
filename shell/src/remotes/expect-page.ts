import { matchRoutes, type RouteObject } from '@lemma/router';
import { isValidElement } from 'react';

/** What an area's element of a route can be asked for (packages/screens, `screen.tsx`); elements of other making can't. */
const expectOf = (element: unknown): unknown =>
  isValidElement<Readonly<Record<string, unknown>>>(element) ? element.props.expect : undefined;

/** Has the screen at `path`, relative to the area, come before it is opened. @throws what loading it throws. */
export async function expectPage(routes: readonly RouteObject[], path: string): Promise<void> {
  for (const { route } of matchRoutes([...routes], `/${path}`) ?? []) {
    const expected = expectOf(route.element);
    if (typeof expected === 'function') await expected();
  }
}
