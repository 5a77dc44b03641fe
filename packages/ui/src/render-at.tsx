import { createMemoryRouter, RouterProvider, useLocation } from '@lemma/router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { TooltipProvider } from './overlays/tooltip.tsx';

/** Shows the router's address, so that a test can read it. */
const Address = () => {
  const { pathname, search } = useLocation();
  return (
    <p role="note" aria-label="address">
      {`${pathname}${search}`}
    </p>
  );
};

/** Renders as in the shell's root, inside a router at `at`; every other address shows the same. */
export function renderAt(element: ReactNode, at = '/') {
  const page = (
    <>
      {element}
      <Address />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [at] });
  return render(
    <TooltipProvider>
      <RouterProvider router={router} />
    </TooltipProvider>,
  );
}
