import { defaultSettings, settingsSchema } from '@lemma/school';
import { documentQuery, useAuth } from '@lemma/shared-auth';
import { applyAppearance } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Shows the page as the person likes it, and as it was when they are gone. */
export function OwnAppearance() {
  const { profile } = useAuth();
  const uid = profile?.uid ?? '';
  const { data } = useQuery({
    ...documentQuery(['settings', uid, 'own'], 'settings', uid, settingsSchema),
    enabled: uid !== '',
    meta: { silent: true },
  });
  useEffect(() => applyAppearance((uid === '' ? undefined : data) ?? defaultSettings), [uid, data]);
  return null;
}
