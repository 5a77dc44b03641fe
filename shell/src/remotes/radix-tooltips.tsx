import { Provider } from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';

/** The provider for areas that show Radix's tooltips in the place of the page's own, with the same delays. */
export const RadixTooltips = ({ children }: { readonly children: ReactNode }) => (
  <Provider delayDuration={700} skipDelayDuration={300}>
    {children}
  </Provider>
);
