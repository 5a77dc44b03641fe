import { type Endings, isSessionOver } from '@lemma/school/people';
import { HOUR, SECOND } from '@lemma/school/time';
import { call, useAuth } from '@lemma/shared-auth';
import { toast } from '@lemma/toast';
import { useCallback, useEffect } from 'react';
import { useText } from '../text/texts.ts';

/** Milliseconds between two notes that this device is in use, and until the first: a page that opens has better to do. */
const SETTLED_MS = 5000;
/** Milliseconds that the word of it stays. */
const STAYS_MS = 20_000;

/** Keeps this device in the list of where the person is signed in, while the page is open. */
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

/** Signs this device out because its session was ended elsewhere, and says so. */
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

/** Leaves when this session is among those that are over. */
export function useLeaveWhenOver(endings: Endings | null | undefined): void {
  const { user } = useAuth();
  const leave = useCalmLeave();
  useEffect(() => {
    if (!user || !endings) return;
    let isGone = false;
    user.getIdTokenResult().then(
      ({ claims }) => {
        if (!isGone && isSessionOver(endings, Number(claims.auth_time) * SECOND)) leave();
      },
      // Without a network no token comes; the next change of the document asks again.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [user, endings, leave]);
}
