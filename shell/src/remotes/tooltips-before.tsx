import { Provider } from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';

/** The provider that tooltips of areas need which were built before the page's own showed them, with the same delays. */
export const TooltipsBefore = ({ children }: { readonly children: ReactNode }) => (
  <Provider delayDuration={700} skipDelayDuration={300}>
    {children}
  </Provider>
);
