import { type ComponentType, useEffect, useRef, useState } from 'react';

type Loaded<P> =
  | { readonly kind: 'none' | 'loading' | 'failed' }
  | { readonly kind: 'here'; readonly Part: ComponentType<P> };

/**
 * A part of a screen that is loaded when it is first needed. `onFailed` resets the request, so that it can be repeated.
 */
export function useLoaded<P>(
  load: () => Promise<ComponentType<P>>,
  isWanted: boolean,
  onFailed: () => void,
): Loaded<P> {
  const [loaded, setLoaded] = useState<Loaded<P>>({ kind: 'none' });
  const latest = useRef({ load, onFailed });
  latest.current = { load, onFailed };
  const isHere = loaded.kind === 'here';
  useEffect(() => {
    if (!isWanted || isHere) return;
    setLoaded({ kind: 'loading' });
    latest.current.load().then(
      (Part) => setLoaded({ kind: 'here', Part }),
      () => {
        setLoaded({ kind: 'failed' });
        latest.current.onFailed();
      },
    );
  }, [isWanted, isHere]);
  return loaded;
}
