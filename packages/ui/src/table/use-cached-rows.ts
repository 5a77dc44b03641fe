import { type ReactElement, useRef } from 'react';

type Cached = { readonly parts: readonly unknown[]; readonly element: ReactElement };
type Cache = (id: string, parts: readonly unknown[], make: () => ReactElement) => ReactElement;

/** Rows that have scrolled away are let go of. */
const MOST_CACHED = 500;

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((part, index) => Object.is(part, other[index]));

/**
 * Rows as they were made last, by id: React leaves alone what is the very element of before, so that a changed cell renders one row.
 * `parts` is all that a row is made from. Not `memo`: a component that is generic in its row keeps its types this way.
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
