import { useBlocker } from '@lemma/router';
import { AlertDialog } from '@lemma/ui';
import { useState } from 'react';
import { useSettingsText } from './text/use-settings-text.ts';
import { useAskBeforeClosing } from './use-ask-before-closing.ts';

type Place = { readonly pathname: string; readonly search: string };
type UnsavedProps = {
  readonly unsaved: boolean;
  /** Whether going to this address abandons the changes. Default: every other address does. */
  readonly leaves?: (from: Place, to: Place) => boolean;
  /** What is asked, and why. Default: that changes are not saved. */
  readonly title?: string;
  readonly consequence?: string;
  /** Saves, where that is possible here. @returns whether it is saved; if not, the person stays and is told why. */
  readonly save?: () => Promise<boolean>;
};

/** Asks before the person leaves a page with unsaved changes, within the app or by closing the tab. */
export function Unsaved({ unsaved, leaves = () => true, title, consequence, save }: UnsavedProps) {
  const t = useSettingsText('settings');
  const blocker = useBlocker(({ currentLocation, nextLocation }) => unsaved && leaves(currentLocation, nextLocation));
  useAskBeforeClosing(unsaved);
  const [isSaving, setIsSaving] = useState(false);
  const saveAndLeave = async (saved: () => Promise<boolean>) => {
    setIsSaving(true);
    const isSaved = await saved().catch(() => false);
    setIsSaving(false);
    if (isSaved) blocker.proceed?.();
    else blocker.reset?.();
  };
  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={title ?? t('unsaved')}
      consequence={consequence ?? t('unsavedWhy')}
      confirmLabel={t('leave')}
      onConfirm={() => blocker.proceed?.()}
      {...(save && {
        instead: { label: t('saveAndLeave'), pending: isSaving, onPress: () => void saveAndLeave(save) },
      })}
    />
  );
}
