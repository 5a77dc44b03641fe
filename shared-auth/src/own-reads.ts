import { AppError } from '@lemma/contract';
import { currentSession } from './current-session.ts';
import { type FirstReads, firstReadsWith } from './first-reads.ts';

/** The same requests as before Firestore's client is there, with the token that the auth service has now. */
export async function ownReads(): Promise<FirstReads> {
  const { auth } = currentSession();
  await auth.authStateReady();
  const user = auth.currentUser;
  if (!user) throw new AppError('auth/signed-out', 'a part of a document');
  return firstReadsWith(() => user.getIdToken());
}
