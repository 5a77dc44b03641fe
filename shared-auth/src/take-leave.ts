/** The person who chose to sign out on this page, until it is taken. */
let left: string | undefined;

/** Notes that somebody signs out on this page, by choice or because the page signs them out. */
export function noteLeave(uid: string | undefined): void {
  left = uid;
}

/**
 * Whether this person's sign-out was called for on this page; asking once forgets it. False where the auth service
 * ended the session, because of a new card or a sign-out elsewhere.
 */
export function takeLeave(uid: string): boolean {
  const isOwn = left === uid;
  left = undefined;
  return isOwn;
}
