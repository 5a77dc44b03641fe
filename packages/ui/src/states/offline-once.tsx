import { createContext, type ReactNode, useContext, useEffect, useId, useSyncExternalStore } from 'react';

/**
 * The components that could show the offline message, in the order in which they were mounted: only the first one
 * shows it.
 */
let wanting: readonly string[] = [];
const listeners = new Set<() => void>();
const change = (next: readonly string[]) => {
  wanting = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const Told = createContext(false);

type OfflineOnceProps = {
  /** Whether the content of `children` may be outdated. */
  readonly offline: boolean;
  readonly notice: ReactNode;
  readonly children: ReactNode;
};

/** Shows the offline message only once on a page, even if several parts of it loaded separately. */
export function OfflineOnce({ offline, notice, children }: OfflineOnceProps) {
  const id = useId();
  const told = useContext(Told);
  const wants = offline && !told;
  useEffect(() => {
    if (!wants) return;
    change([...wanting, id]);
    return () => change(wanting.filter((one) => one !== id));
  }, [wants, id]);
  const isFirst = useSyncExternalStore(subscribe, () => wanting[0] === id);
  return (
    <Told value={told || offline}>
      {wants && isFirst && notice}
      {children}
    </Told>
  );
}
