import { matchRoutes, type RouteObject } from '@lemma/router';
import { isValidElement } from 'react';

/**
 * The function with which a screen of an area can be loaded ahead (packages/screens, `screen.tsx`); undefined for
 * elements of other kinds.
 */
const expectOf = (element: unknown): unknown =>
  isValidElement<Readonly<Record<string, unknown>>>(element) ? element.props.expect : undefined;

/** Loads the screen at `path`, relative to the area, before it is opened. @throws the error of loading it. */
export async function expectPage(routes: readonly RouteObject[], path: string): Promise<void> {
  for (const { route } of matchRoutes([...routes], `/${path}`) ?? []) {
    const expected = expectOf(route.element);
    if (typeof expected === 'function') await expected();
  }
}
