import { TEST_PROJECT } from '../project.ts';
import { startSuite } from './suite.ts';

const AUTH = 'FIREBASE_AUTH_EMULATOR_HOST';
const FIRESTORE = 'FIRESTORE_EMULATOR_HOST';
/** The environment variable with the `host:port` for callable functions in tests. */
const FUNCTIONS = 'LEMMA_FUNCTIONS_HOST';

/** Vitest's global setup: the emulators that the environment names, else new ones for this run. */
export async function setup(): Promise<() => Promise<void>> {
  process.env.GCLOUD_PROJECT ??= TEST_PROJECT;
  // Otherwise firebase-admin would look for a cloud's metadata server.
  process.env.METADATA_SERVER_DETECTION ??= 'none';
  if (process.env[AUTH] && process.env[FIRESTORE] && process.env[FUNCTIONS]) return async () => {};
  const { hosts, files, issuer, stop } = await startSuite();
  process.env[AUTH] = hosts.auth;
  process.env[FIRESTORE] = hosts.firestore;
  process.env[FUNCTIONS] = hosts.functions;
  process.env.LEMMA_FILES_DIR = files;
  process.env.LEMMA_TEST_ISSUER = issuer;
  return stop;
}
