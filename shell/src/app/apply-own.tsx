import { defaultSettings, settingsSchema } from '@lemma/school';
import { documentQuery } from '@lemma/shared-auth';
import { applyAppearance } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Shows the page as this person likes it, and as it was when they are gone. */
export function ApplyOwn({ uid }: { readonly uid: string }) {
  const { data } = useQuery({
    ...documentQuery(['settings', uid, 'own'], 'settings', uid, settingsSchema),
    meta: { silent: true },
  });
  useEffect(() => {
    applyAppearance(data ?? defaultSettings);
    return () => applyAppearance(defaultSettings);
  }, [data]);
  return null;
}
