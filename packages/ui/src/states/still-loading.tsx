import { useEffect, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { cx } from '../lib/cx.ts';
import { useText } from '../text/catalogue.ts';

/**
 * Milliseconds of waiting after which the page says that it is still loading, so that nobody wonders for three seconds.
 */
export const PATIENCE_MS = 2000;

/** Milliseconds after which what is waited for may never come: a dead connection says nothing, and a new page asks anew. */
const LOST_MS = 15_000;

/**
 * Milliseconds in which one wait may follow another and still count as the same; for the page's own wait before this
 * script ran, `FIRST_GAP_MS`.
 */
const GAP_MS = 500;
const FIRST_GAP_MS = 5000;

/** When the current wait began, in how many places, and until when a further one counts as part of it. */
const wait = { since: 0, places: 0, until: performance.now() + FIRST_GAP_MS };

/** How long this wait goes on already. */
function begin(): number {
  const now = performance.now();
  if (wait.places === 0 && now > wait.until) wait.since = now;
  wait.places += 1;
  return now - wait.since;
}

function end(): void {
  wait.places -= 1;
  wait.until = performance.now() + GAP_MS;
}

/**
 * Says after a while that loading takes long, and at last offers to load the page anew. Must be inside the
 * `role="status"` of what is loading. Waits that follow one another, for the session, then the area, then its data,
 * count as one. `over`: it lies over what is there, which stays where it is.
 */
export function StillLoading({ over = false }: { readonly over?: boolean }) {
  const t = useText('states');
  const actions = useText('actions');
  const [isSlow, setIsSlow] = useState(false);
  const [isLost, setIsLost] = useState(false);
  useEffect(() => {
    const waited = begin();
    const slow = setTimeout(() => setIsSlow(true), Math.max(0, PATIENCE_MS - waited));
    const lost = setTimeout(() => setIsLost(true), Math.max(0, LOST_MS - waited));
    return () => {
      end();
      clearTimeout(slow);
      clearTimeout(lost);
    };
  }, []);
  if (!isSlow) return null;
  const says = (
    <div className={cx('flex flex-col items-start gap-3', over ? 'w-fit bg-paper pe-4 pb-4' : 'mb-4')}>
      <p className="text-muted">{t('slow')}</p>
      {isLost && <Button onClick={() => window.location.reload()}>{actions('retry')}</Button>}
    </div>
  );
  return over ? <div className="relative z-10 h-0">{says}</div> : says;
}
