import { PROJECT_ID } from '../repository.ts';
import { type Accounts, accountsSchema } from './accounts.ts';
import type { Addresses } from './addresses.ts';

/** Makes the demonstration school through the emulators, and says who may be signed in as. */
export async function seedSchool({ emulators }: Addresses): Promise<Accounts> {
  // firebase-admin reads these when it is first used, so the import comes after them.
  process.env.GCLOUD_PROJECT = PROJECT_ID;
  process.env.FIREBASE_AUTH_EMULATOR_HOST = emulators.auth;
  process.env.FIRESTORE_EMULATOR_HOST = emulators.firestore;
  const { seedDemo } = await import('@lemma/testing');
  return accountsSchema.parse(await seedDemo({ projectId: PROJECT_ID, functions: emulators.functions }));
}
