import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Link as RoutedLink } from 'react-router-dom';

export type LinkProps = ComponentProps<typeof RoutedLink>;

/** Opens an address of this application. */
export type Go = (to: string, options?: { readonly replace?: boolean }) => Promise<void>;

/** How a page leads to other pages: by the router or, on a page that is shown before the router is loaded, without it. */
export type Ways = { readonly Link: ComponentType<LinkProps>; readonly go: Go };

const WaysContext = createContext<Ways | undefined>(undefined);

type WaysProviderProps = { readonly ways: Ways; readonly children: ReactNode };

export const WaysProvider = ({ ways, children }: WaysProviderProps) => (
  <WaysContext value={ways}>{children}</WaysContext>
);

function useWays(): Ways {
  const ways = useContext(WaysContext);
  if (!ways) throw new Error('a link must be used within a RouterProvider or a WaysProvider');
  return ways;
}

/** The router's link. It is found by context, so that a page with links does not load the router. */
export function Link(props: LinkProps) {
  const { Link: Found } = useWays();
  return <Found {...props} />;
}

export const useGo = (): Go => useWays().go;
