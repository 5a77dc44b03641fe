import type { ReactNode } from 'react';

/** What leaves the page's flow still has to be reached by a remote's own classes. */
export const Screen = ({ children }: { readonly children: ReactNode }) => (
  <div data-screen="" className="contents">
    {children}
  </div>
);
