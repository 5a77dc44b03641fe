import { useLocation } from '@lemma/router';
import { StillLoading } from '@lemma/ui';
import { useSyncExternalStore } from 'react';

/** Where the router is going, of which what is shown may be behind. */
export type Moves = {
  readonly subscribe: (onMove: () => void) => () => void;
  readonly state: { readonly location: { readonly key: string } };
};

/**
 * Says that a page takes long. The page before stays until the next one is there, so nothing else would tell that
 * something is on its way.
 */
export function SlowMove({ moves }: { readonly moves: Moves }) {
  const wanted = useSyncExternalStore(moves.subscribe, () => moves.state.location.key);
  const shown = useLocation().key;
  return (
    <div aria-live="polite" className="sticky top-0 z-10 bg-paper empty:hidden">
      {wanted !== shown && <StillLoading />}
    </div>
  );
}
