import { useEffect, useState } from 'react';
import { useText } from '../text/catalogue.ts';

/** Milliseconds of waiting after which the page says that it takes long: nobody should wonder for three seconds. */
export const PATIENCE_MS = 2000;

/** Longer than one wait needs to give way to the next; of the page's own, for this script, to the first one here. */
const GAP_MS = 500;
const FIRST_GAP_MS = 5000;

/** When the waiting began, for how many places, and until when another one belongs to it. */
const wait = { since: 0, places: 0, until: performance.now() + FIRST_GAP_MS };

function begin(): number {
  const now = performance.now();
  if (wait.places === 0 && now > wait.until) wait.since = now;
  wait.places += 1;
  return Math.max(0, wait.since + PATIENCE_MS - now);
}

function end(): void {
  wait.places -= 1;
  wait.until = performance.now() + GAP_MS;
}

/**
 * Says, when it has taken long, that it takes long. Stands inside the `role="status"` of what is waited for. Waits that
 * follow one another, for the session, then the area, then its data, are one for whoever waits.
 */
export function StillLoading() {
  const t = useText('states');
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), begin());
    return () => {
      end();
      clearTimeout(timer);
    };
  }, []);
  return isSlow ? <p className="mb-4 text-muted">{t('slow')}</p> : null;
}
