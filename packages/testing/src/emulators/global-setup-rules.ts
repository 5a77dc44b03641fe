import { startFirestore } from './suite.ts';

/** vitest's globalSetup where only the rules are asked: Firestore as the environment names it, else one for this run. */
export async function setup(): Promise<() => Promise<void>> {
  if (process.env.FIRESTORE_EMULATOR_HOST) return async () => {};
  const { host, stop } = await startFirestore();
  process.env.FIRESTORE_EMULATOR_HOST = host;
  return stop;
}
