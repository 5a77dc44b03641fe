import { textsLoaded } from '@lemma/ui';
import { type ComponentType, useEffect, useState } from 'react';

type Come<T> = { readonly kind: 'came'; readonly value: T } | { readonly kind: 'failed'; readonly error: unknown };

/** What is loaded may have texts of its own, which come with it in the page's language. */
export async function withTexts<T>(load: () => Promise<T>): Promise<T> {
  const value = await load();
  await textsLoaded();
  return value;
}

/**
 * The result of `load` once it is there; throws the error of `load`. `load` must be the same function in each render.
 *
 * Used instead of a Suspense boundary where a page starts: React shows the content of a boundary at the earliest 300 ms
 * after any fallback was shown, even an empty one, so three parts that load one after another would each cost that
 * much.
 */
export function useLoaded<T>(load: () => Promise<T>): T | undefined {
  const [come, setCome] = useState<Come<T>>();
  useEffect(() => {
    let isWanted = true;
    const tell = (now: Come<T>) => isWanted && setCome(now);
    withTexts(load).then(
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

/** A part of the page that is loaded when it is first rendered, and shows nothing until then. */
export function OnDemand({ load }: { readonly load: () => Promise<ComponentType> }) {
  const Loaded = useLoaded(load);
  return Loaded === undefined ? null : <Loaded />;
}
