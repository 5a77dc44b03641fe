import type { User } from 'firebase/auth';
import { tellServer } from './tell-server.ts';

/** The longest time, in milliseconds, that signing out waits for a token that must be renewed first. */
const PATIENCE_MS = 800;

/** The token of the session that is about to end; undefined if it is not available at once. */
export async function tokenToLeaveWith(user: User | null): Promise<string | undefined> {
  if (user === null || !navigator.onLine) return undefined;
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS));
  return Promise.race([user.getIdToken().catch(() => undefined), late]);
}

/**
 * Tells the server that a session ends here, so that it disappears from the person's list. Not awaited, because the
 * page may close.
 */
export function tellLeaving(token: string | undefined): void {
  if (token !== undefined) tellServer('leaveSession', {}, token);
}
