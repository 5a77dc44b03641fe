import { type ComponentType, useState } from 'react';

type Loaded<P> =
  | { readonly kind: 'none' | 'loading' | 'failed' }
  | { readonly kind: 'here'; readonly Part: ComponentType<P> };

/** A part of a screen that loads when it is first asked for. Asking again after a fault tries again. */
export function useLoaded<P>(load: () => Promise<ComponentType<P>>) {
  const [loaded, setLoaded] = useState<Loaded<P>>({ kind: 'none' });
  const ask = () => {
    if (loaded.kind === 'here' || loaded.kind === 'loading') return;
    setLoaded({ kind: 'loading' });
    load().then(
      (Part) => setLoaded({ kind: 'here', Part }),
      () => setLoaded({ kind: 'failed' }),
    );
  };
  return { loaded, ask };
}
