import { useEffect, useState } from 'react';
import { useText } from '../text/catalogue.ts';

/**
 * Milliseconds of waiting after which the page says that it is still loading, so that nobody wonders for three seconds.
 */
export const PATIENCE_MS = 2000;

/**
 * Milliseconds in which one wait may follow another and still count as the same; for the page's own wait before this
 * script ran, `FIRST_GAP_MS`.
 */
const GAP_MS = 500;
const FIRST_GAP_MS = 5000;

/** When the current wait began, in how many places, and until when a further one counts as part of it. */
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
 * Says after a while that loading takes long. Must be inside the `role="status"` of what is loading. Waits that follow
 * one another, for the session, then the area, then its data, count as one.
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
