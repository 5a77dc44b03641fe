import { type Profile, profileSchema } from '@lemma/school/people';
import { beginFirstReads } from './begin-first-reads.ts';
import { rememberAsked } from './early-reads.ts';
import { firstReadsWith } from './first-reads.ts';
import { handProfile } from './handed-profile.ts';
import { parseDocument } from './parse-document.ts';
import type { Person } from './person.ts';
import { tellUidBy } from './session.ts';
import { storedSession } from './stored-session.ts';

/**
 * Who is signed in according to what the auth service has stored, with the profile, before the service is loaded;
 * undefined if only the service can tell. The service confirms or corrects it after the page's heading.
 */
export async function firstLook(): Promise<{ readonly user: Person; readonly profile: Profile } | undefined> {
  if (!navigator.onLine) return undefined;
  try {
    const session = await storedSession();
    if (session === undefined) return undefined;
    const { person, token } = session;
    const reads = firstReadsWith(token);
    void reads.askLater(person.uid);
    const data = await reads.document('users', person.uid);
    if (data === undefined) return undefined;
    const profile = parseDocument(profileSchema, `users/${person.uid}`, data);
    beginFirstReads(reads);
    tellUidBy(() => person.uid);
    handProfile(profile);
    void rememberAsked(person.uid);
    return { user: person, profile };
  } catch {
    // The service tells what is wrong, and knows what is stored for use without a network.
    return undefined;
  }
}
