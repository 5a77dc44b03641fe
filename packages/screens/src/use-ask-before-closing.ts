import { useEffect } from 'react';

/** Makes the browser ask before the tab is closed while something would be lost. */
export function useAskBeforeClosing(isAsking: boolean): void {
  useEffect(() => {
    if (!isAsking) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAsking]);
}
