import type { ReactNode } from 'react';

/** The current area, read from its frame, because a separately built area shares no React context with the shell. */
const currentArea = () => document.querySelector('[data-area]')?.getAttribute('data-area') ?? undefined;

/** Renders outside the page's layout, but within the styles of the remote and the text size of its area. */
export const ScreenPortal = ({ children }: { readonly children: ReactNode }) => (
  <div data-screen="" data-area={currentArea()} className="contents">
    {children}
  </div>
);
