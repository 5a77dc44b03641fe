import type { ListedArea } from '@lemma/contract';
import { isSample, loadAfterHeading, useAuth } from '@lemma/shared-auth';
import { useEffect } from 'react';

const load = () => import('./store-pages.ts');

/** Keeps the pages of the person's own area on this device, for the next visit. */
export function useStoredPages({ role }: Pick<ListedArea, 'role'>): void {
  const { profile, isWaiting } = useAuth();
  const isOpen = profile?.role === role && !isWaiting && !isSample();
  const uid = isOpen ? profile.uid : undefined;
  useEffect(() => {
    if (uid === undefined) return;
    let end: (() => void) | undefined = () => undefined;
    void loadAfterHeading(load).then(({ storePages }) => {
      if (end !== undefined) end = storePages(uid);
    });
    return () => {
      end?.();
      end = undefined;
    };
  }, [uid]);
}
