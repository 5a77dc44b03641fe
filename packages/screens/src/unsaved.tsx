import { useBlocker } from '@lemma/router';
import { AlertDialog } from '@lemma/ui';
import { useEffect } from 'react';
import { useText } from './text/texts.ts';

type Place = { readonly pathname: string; readonly search: string };
type UnsavedProps = {
  readonly unsaved: boolean;
  /** Whether going there leaves what is being changed. Default: every other address does. */
  readonly leaves?: (from: Place, to: Place) => boolean;
};

/** Asks before a page with unsaved changes is left, inside the app and by closing the tab. */
export function Unsaved({ unsaved, leaves = () => true }: UnsavedProps) {
  const t = useText('settings');
  const blocker = useBlocker(({ currentLocation, nextLocation }) => unsaved && leaves(currentLocation, nextLocation));
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={t('unsaved')}
      consequence={t('unsavedWhy')}
      confirmLabel={t('leave')}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
