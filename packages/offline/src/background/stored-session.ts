import { z } from 'zod';
import { openAsItStands } from '../open-as-it-stands.ts';

/**
 * The database in which Firebase's auth service stores the session of a device that is not shared
 * (`indexedDBLocalPersistence`).
 */
const DATABASE = 'firebaseLocalStorageDb';
const STORE = 'firebaseLocalStorage';

const recordSchema = z.object({
  value: z.object({
    uid: z.string(),
    stsTokenManager: z.object({
      refreshToken: z.string(),
      accessToken: z.string(),
      /** Milliseconds since 1970. */
      expirationTime: z.number(),
    }),
  }),
});

/** Who is signed in on this device, with what is needed to request a token. */
export type StoredSession = {
  readonly uid: string;
  readonly refreshToken: string;
  readonly accessToken: string;
  readonly expiresAt: number;
};

/**
 * The session that Firebase stored; it is only read. Undefined if nobody is signed in, on a shared device (whose
 * session ends with its tab), and for a record in an unknown format.
 */
export async function readSession(apiKey: string): Promise<StoredSession | undefined> {
  // Nobody has signed in on this device, so there is no database.
  const database = await openAsItStands(DATABASE).catch(() => undefined);
  if (!database) return undefined;
  try {
    if (!database.objectStoreNames.contains(STORE)) return undefined;
    const parsed = recordSchema.safeParse(await database.get(STORE, `firebase:authUser:${apiKey}:[DEFAULT]`));
    if (!parsed.success) return undefined;
    const { uid, stsTokenManager: tokens } = parsed.data.value;
    const { refreshToken, accessToken, expirationTime: expiresAt } = tokens;
    return { uid, refreshToken, accessToken, expiresAt };
  } finally {
    // An open connection would delay the page's own.
    database.close();
  }
}
