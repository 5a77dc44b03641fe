import { seedDemo } from '@lemma/testing';
import { PROJECT_ID } from '../repository.ts';
import { type Accounts, accountsSchema } from './accounts.ts';
import type { Addresses } from './addresses.ts';

/** Creates the demonstration school through the emulators and returns the accounts to sign in with. */
export async function seedSchool({ emulators }: Pick<Addresses, 'emulators'>): Promise<Accounts> {
  return accountsSchema.parse(await seedDemo({ projectId: PROJECT_ID, ...emulators }));
}
