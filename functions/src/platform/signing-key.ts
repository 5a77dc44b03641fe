import { documents } from './documents.ts';
import { inTransaction } from './firebase.ts';
import { randomId } from './hash.ts';

/**
 * The key for one purpose. It is created when it is first needed and never leaves the server, so that nobody else can
 * compute what is signed by it.
 */
export async function signingKey(purpose: string): Promise<string> {
  const before = await documents.signingKeys.read(purpose);
  if (before) return before.key;
  return inTransaction(async (tx) => {
    const stored = await documents.signingKeys.read(purpose, tx);
    if (stored) return stored.key;
    const key = randomId();
    documents.signingKeys.create(tx, purpose, { key });
    return key;
  });
}
