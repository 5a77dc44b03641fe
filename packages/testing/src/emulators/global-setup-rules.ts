import { startFirestore } from './suite.ts';

/** Vitest's global setup for tests of the rules: the Firestore emulator that the environment names, else a new one. */
export async function setup(): Promise<() => Promise<void>> {
  if (process.env.FIRESTORE_EMULATOR_HOST) return async () => {};
  const { host, stop } = await startFirestore();
  process.env.FIRESTORE_EMULATOR_HOST = host;
  return stop;
}
