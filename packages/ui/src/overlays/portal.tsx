import type { ReactNode } from 'react';

/** The area of the page, as its frame says; a separately built area shares no React context with the shell. */
const currentArea = () => document.querySelector('[data-area]')?.getAttribute('data-area') ?? undefined;

/** What leaves the page's flow still has to be reached by a remote's own classes and by its area's size of text. */
export const ScreenPortal = ({ children }: { readonly children: ReactNode }) => (
  <div data-screen="" data-area={currentArea()} className="contents">
    {children}
  </div>
);
