import { signingKey } from './signing-key.ts';

/**
 * The key that encrypts secrets in the database. `LEMMA_SEALING_KEY` keeps it outside of it, so that a copy of the
 * database alone opens nothing; without it, as on a developer's machine, the key is stored among the signing keys.
 */
export const sealingKey = async (): Promise<string> => process.env.LEMMA_SEALING_KEY ?? (await signingKey('sealing'));
