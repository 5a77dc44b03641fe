import { TooltipProvider } from '@lemma/ui';
import { type ComponentType, lazy, type ReactNode } from 'react';

/** The element of a route whose screen loads when it is first opened. An area has a copy of the tooltips, and so a provider, of its own. */
export const screen = (load: () => Promise<ComponentType>): ReactNode => {
  const Screen = lazy(async () => ({ default: await load() }));
  return (
    <TooltipProvider>
      <Screen />
    </TooltipProvider>
  );
};
