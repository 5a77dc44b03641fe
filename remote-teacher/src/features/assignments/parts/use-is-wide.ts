import { useSyncExternalStore } from 'react';

/** From here on, the map and its sample stand side by side; `lg` of the theme. */
const WIDE = '(min-width: 64rem)';

const follow = (changed: () => void) => {
  const media = window.matchMedia(WIDE);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** Whether the screen has room for two columns. */
export const useIsWide = (): boolean => useSyncExternalStore(follow, () => window.matchMedia(WIDE).matches);
