import { isSharedDevice, useAuth } from '@lemma/shared-auth';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { forgetEnded, rememberEnded } from './ended-session.ts';
import { rememberArea, rememberedArea } from './remembered-area.ts';
import { wipeDevice } from './wipe-device.ts';

/**
 * Clears the cache and this browser's storage when the person changes, because school computers are shared. On a shared
 * device it also clears them at the start, in case a page was closed or crashed without signing out. Only the open area
 * is remembered while somebody is signed in.
 */
export function SignOutCleaner() {
  const { user, profile } = useAuth();
  const queryClient = useQueryClient();
  const before = useRef(user?.uid);
  useEffect(() => {
    const isLeft = before.current !== undefined && before.current !== user?.uid;
    if (isLeft) queryClient.clear();
    // Signing out forgets the area: where it is still remembered, the session was ended elsewhere.
    else if (user === null && rememberedArea() === 'student' && !isSharedDevice()) rememberEnded();
    if (isLeft || (user === null && isSharedDevice())) void wipeDevice();
    before.current = user?.uid;
  }, [user, queryClient]);
  const role = profile?.role;
  useEffect(() => {
    if (role === 'student') forgetEnded();
    // A profile that could not be read does not tell the area.
    if (user === null || role !== undefined) rememberArea(role);
  }, [user, role]);
  return null;
}
