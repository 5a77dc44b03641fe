import { useBlocker } from '@lemma/router';
import { useEffect } from 'react';

/** Asks before a page with unsaved changes is left, inside the app and by closing the tab. */
export function useUnsaved(unsaved: boolean) {
  const blocker = useBlocker(unsaved);
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  const asking = blocker.state === 'blocked';
  return { asking, leave: () => blocker.proceed?.(), stay: () => blocker.reset?.() };
}
