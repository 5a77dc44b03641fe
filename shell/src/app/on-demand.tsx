import { type ComponentType, useEffect, useState } from 'react';

type Come<T> = { readonly kind: 'came'; readonly value: T } | { readonly kind: 'failed'; readonly error: unknown };

/**
 * What `load` gives, once it is there; throws what it throws. `load` stays the same from one drawing to the next.
 *
 * In the place of a Suspense boundary where a page comes up: React reveals what one has held back no sooner than 300 ms after
 * it has last shown a fallback anywhere, even an empty one, so three parts that come one after the other cost that much each time.
 */
export function useLoaded<T>(load: () => Promise<T>): T | undefined {
  const [come, setCome] = useState<Come<T>>();
  useEffect(() => {
    let isWanted = true;
    const tell = (now: Come<T>) => isWanted && setCome(now);
    load().then(
      (value) => tell({ kind: 'came', value }),
      (error: unknown) => tell({ kind: 'failed', error }),
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  if (come?.kind === 'failed') throw come.error;
  return come?.value;
}

/** A part of the page that comes when it is first drawn, and shows nothing until then. */
export function OnDemand({ load }: { readonly load: () => Promise<ComponentType> }) {
  const Loaded = useLoaded(load);
  return Loaded === undefined ? null : <Loaded />;
}
