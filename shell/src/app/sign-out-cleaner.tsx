import { isSharedDevice, takeLeave, useAuth } from '@lemma/shared-auth';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { forgetPages } from '../stored/stored-pages.ts';
import { forgetEnded, hasEnded, rememberEnded } from './ended-session.ts';
import { rememberArea, rememberedArea } from './remembered-area.ts';
import { wipeDevice } from './wipe-device.ts';

/**
 * Clears the cache and this browser's storage when the person changes, because school computers are shared. On a shared
 * device it also clears them at the start, in case a page was closed or crashed without signing out. Where a session
 * was ended by somebody else, unsent answers stay on a device that is not shared, because nobody was asked. Only the
 * open area is remembered while somebody is signed in.
 */
export function SignOutCleaner() {
  const { user, profile, isWaiting } = useAuth();
  const queryClient = useQueryClient();
  const before = useRef(user?.uid);
  useEffect(() => {
    const past = before.current;
    const isLeft = past !== undefined && past !== user?.uid;
    const isChosen = isLeft && takeLeave(past) && !hasEnded();
    if (isLeft) queryClient.clear();
    // Signing out, in another tab too, forgets the area: where it is still remembered, the session was ended elsewhere.
    if (user === null && !isChosen && rememberedArea() === 'student' && !isSharedDevice()) rememberEnded();
    if (isSharedDevice() ? isLeft || user === null : isChosen) void wipeDevice();
    else if (isLeft) void wipeDevice('stays');
    before.current = user?.uid;
  }, [user, queryClient]);
  const role = profile?.role;
  useEffect(() => {
    if (role === 'student') forgetEnded();
    // A profile that could not be read does not tell the area.
    if (user === null || role !== undefined) rememberArea(role);
  }, [user, role]);
  const isRefused = user === null || isWaiting;
  useEffect(() => {
    if (isRefused) forgetPages();
  }, [isRefused]);
  return null;
}
