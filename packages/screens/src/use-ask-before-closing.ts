import { useEffect } from 'react';

/** The browser asks before the tab is closed, while something stands in it that would be lost. */
export function useAskBeforeClosing(isAsking: boolean): void {
  useEffect(() => {
    if (!isAsking) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAsking]);
}
