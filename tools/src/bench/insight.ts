import { join } from 'node:path';
import { z } from 'zod';
import { interruptible } from '../launcher/interruption.ts';
import { workspaceBuilds } from '../launcher/stage.ts';
import { startThrowaway } from '../launcher/throwaway.ts';
import { silentProgress } from '../progress.ts';
import { PROJECT_ID } from '../repository.ts';
import { type Benchmark, benchmarkSchema } from './figures.ts';

const measured = join(import.meta.dirname, '../../../functions/backend/bench-insight.ts');
const moduleSchema = z.object({ measure: z.custom<() => Promise<unknown>>((value) => typeof value === 'function') });

/** 160 hand-ins at once, on emulators of its own. Needs `turbo run build`. */
export async function run(): Promise<Benchmark> {
  const options = { interruption: interruptible(), builds: workspaceBuilds, sites: false, progress: silentProgress };
  const suite = await startThrowaway(options);
  try {
    process.env.GCLOUD_PROJECT = PROJECT_ID;
    process.env.FIRESTORE_EMULATOR_HOST = suite.addresses.emulators.firestore;
    const { measure } = moduleSchema.parse(await import(measured));
    return benchmarkSchema.parse({ name: 'insight', figures: await measure() });
  } finally {
    await suite.stop();
  }
}
