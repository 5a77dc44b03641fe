import { type Endings, isSessionOver, sessionOf } from '@lemma/school/people';
import { HOUR, SECOND } from '@lemma/school/time';
import { call, claimsNow, useAuth } from '@lemma/shared-auth';
import { toast } from '@lemma/toast';
import { useCallback, useEffect } from 'react';
import { useText } from '../text/texts.ts';

/**
 * Milliseconds before the first note that this device is in use, and between two notes: a page that is opening has more
 * important requests.
 */
const SETTLED_MS = 5000;
/** Milliseconds for which the message is shown. */
const STAYS_MS = 20_000;

/** Keeps this device in the person's list of sessions while the page is open. */
export function useNotedSession(uid: string | undefined): void {
  useEffect(() => {
    if (uid === undefined) return;
    const note = () => void call('noteSession', {}).catch(() => undefined);
    const first = window.setTimeout(note, SETTLED_MS);
    const each = window.setInterval(note, HOUR);
    return () => {
      window.clearTimeout(first);
      window.clearInterval(each);
    };
  }, [uid]);
}

/** Signs this device out because its session was ended elsewhere, with a message that says so. */
export function useCalmLeave(): () => void {
  const t = useText('session');
  const { signOut } = useAuth();
  return useCallback(() => {
    signOut().then(
      () => toast({ title: t('ended'), description: t('endedBody'), duration: STAYS_MS }),
      () => undefined,
    );
  }, [signOut, t]);
}

const isOver = (endings: Endings, claims: Readonly<Record<string, unknown>>): boolean =>
  isSessionOver(endings, sessionOf(claims) * SECOND);

/** Signs out when this session is among the ended ones. */
export function useLeaveWhenOver(endings: Endings | null | undefined): void {
  const { user } = useAuth();
  const leave = useCalmLeave();
  useEffect(() => {
    if (!user || !endings) return;
    let isGone = false;
    user.getIdTokenResult().then(
      async ({ claims }) => {
        if (isGone || !isOver(endings, claims)) return;
        // The page may be about to replace its session by a new one: a second factor that is turned on ends all others.
        const now = await claimsNow();
        if (now === undefined || isOver(endings, now)) leave();
      },
      // Without a network there is no token; the next change of the document checks again.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [user, endings, leave]);
}
