import { isAppError } from '@lemma/contract';
import { studentSchema } from '@lemma/school/people';
import { isSharedDevice, useAuth, watchDocument } from '@lemma/shared-auth';
import { useEffect } from 'react';
import { rememberEnded } from './ended-session.ts';
import { useCalmLeave } from './use-own-session.ts';

/** Milliseconds without activity after which a shared device signs its student out. */
const IDLE_MS = 600_000;
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Ends a student's session when the teacher has ended it, or when a shared device was left alone. */
export function SessionWatch() {
  const { user, profile, signOut } = useAuth();
  const leave = useCalmLeave();
  const uid = profile?.role === 'student' ? user?.uid : undefined;

  useEffect(() => {
    if (uid === undefined) return;
    const end = () => {
      rememberEnded();
      leave();
    };
    return watchDocument(
      'students',
      uid,
      studentSchema,
      (student) => {
        if (student?.state === 'locked' || student?.state === 'archived') end();
      },
      // Reading one's own account is refused only when the session is over.
      (fault) => isAppError(fault) && fault.code === 'auth/forbidden' && end(),
    );
  }, [uid, leave]);

  useEffect(() => {
    if (uid === undefined || !isSharedDevice()) return;
    let timer = 0;
    const begin = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => void signOut().catch(() => undefined), IDLE_MS);
    };
    begin();
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, begin, { passive: true });
    return () => {
      window.clearTimeout(timer);
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, begin);
    };
  }, [uid, signOut]);
  return null;
}
