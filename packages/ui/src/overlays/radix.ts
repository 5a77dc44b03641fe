import { loadRadix as load } from '@lemma/ui/load-radix';
import { useEffect, useSyncExternalStore } from 'react';

type Radix = Awaited<ReturnType<typeof load>>;

let radix: Radix | undefined;
let coming: Promise<Radix> | undefined;
const waiting = new Set<() => void>();

/** Loads what menus, dialogs and tabs are made of. After a failure it is tried again. */
export function loadRadix(): Promise<Radix> {
  coming ??= load().then(
    (loaded) => {
      radix = loaded;
      for (const tell of waiting) tell();
      return loaded;
    },
    (error: unknown) => {
      coming = undefined;
      throw error;
    },
  );
  return coming;
}

const subscribe = (tell: () => void) => {
  waiting.add(tell);
  return () => waiting.delete(tell);
};
const current = () => radix;

/** The parts, once somebody has needed them: no page waits for a menu that nobody has opened. */
export function useRadix(isNeeded: boolean): Radix | undefined {
  useEffect(() => {
    // A failure shows as nothing that opens; the next try loads it anew.
    if (isNeeded) loadRadix().catch(() => undefined);
  }, [isNeeded]);
  return useSyncExternalStore(subscribe, current, current);
}
