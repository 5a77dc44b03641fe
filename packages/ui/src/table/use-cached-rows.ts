import { type ReactElement, useRef } from 'react';

type Cached = { readonly parts: readonly unknown[]; readonly element: ReactElement };
type Cache = (id: string, parts: readonly unknown[], make: () => ReactElement) => ReactElement;

/** How many rendered rows are cached, including those that have scrolled out of view. */
const MOST_CACHED = 500;

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((part, index) => Object.is(part, other[index]));

/**
 * Caches the rendered rows by id: React skips an element that is the same object as before, so a changed cell renders
 * only one row. `parts` contains everything that a row depends on. This is not `memo`, so that a component with a
 * generic row type keeps its types.
 */
export function useCachedRows(): Cache {
  const cached = useRef(new Map<string, Cached>());
  return (id, parts, make) => {
    const before = cached.current.get(id);
    if (before && isSame(before.parts, parts)) return before.element;
    if (cached.current.size >= MOST_CACHED) cached.current.clear();
    const element = make();
    cached.current.set(id, { parts, element });
    return element;
  };
}
