import { useLocation } from '@lemma/router';
import { StillLoading } from '@lemma/ui';
import { useSyncExternalStore } from 'react';

/** The router's destination while the page before is still shown. */
export type Moves = {
  readonly subscribe: (onMove: () => void) => () => void;
  readonly state: { readonly location: { readonly key: string } };
};

/**
 * Shows that a page takes long. The previous page stays until the next one is there, so nothing else would indicate
 * progress.
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
