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
  /** Whether what stands in `children` may be old. */
  readonly offline: boolean;
  readonly notice: ReactNode;
  readonly children: ReactNode;
};

/** Says once on a page that the network is gone, however many parts of it were read on their own. */
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
