import { join } from 'node:path';
import { execa } from 'execa';
import { interruptible } from '../launcher/interruption.ts';
import { workspaceBuilds } from '../launcher/stage.ts';
import { startThrowaway } from '../launcher/throwaway.ts';
import { silentProgress } from '../progress.ts';
import { PROJECT_ID } from '../repository.ts';
import { type Benchmark, benchmarkSchema } from './benchmark.ts';

const measured = join(import.meta.dirname, '../../../functions/backend/bench-insight.ts');
/** No function listens to this project, so documents that are written for reading stay unchanged. */
const QUIET_PROJECT = 'demo-quiet';

/**
 * Reads and times with 1, 5 and 50 classes, the cost of a month, planted misconceptions, writes at the end of a lesson,
 * 160 hand-ins at once; on its own emulators.
 */
export async function run(): Promise<Benchmark> {
  const interruption = interruptible();
  const suite = await startThrowaway({ interruption, builds: workspaceBuilds, sites: false, progress: silentProgress });
  const figures = async (part: 'live' | 'quiet', project: string): Promise<unknown[]> => {
    const env = { GCLOUD_PROJECT: project, FIRESTORE_EMULATOR_HOST: suite.addresses.emulators.firestore };
    const { stdout } = await execa(process.execPath, [measured, part], {
      env,
      stderr: 'inherit',
      cancelSignal: interruption,
    });
    const parsed: unknown = JSON.parse(stdout);
    return Array.isArray(parsed) ? parsed : [];
  };
  try {
    // This runs first, while the emulators are idle: writing a year of a school keeps them busy for longer than a
    // lesson's end.
    const live = await figures('live', PROJECT_ID);
    const quiet = await figures('quiet', QUIET_PROJECT);
    return benchmarkSchema.parse({ name: 'insight', figures: [...quiet, ...live] });
  } finally {
    await suite.stop();
  }
}
