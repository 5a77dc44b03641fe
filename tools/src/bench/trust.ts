import { join } from 'node:path';
import { schoolOperators } from '@lemma/testing';
import { execa } from 'execa';
import { interruptible } from '../launcher/interruption.ts';
import { makeLivingSchool } from '../launcher/living-school.ts';
import { workspaceBuilds } from '../launcher/stage.ts';
import { startThrowaway } from '../launcher/throwaway.ts';
import { silentProgress } from '../progress.ts';
import { PROJECT_ID } from '../repository.ts';
import { type Benchmark, benchmarkSchema } from './benchmark.ts';
import { lastRuns } from './trust/last-runs.ts';

const measured = join(import.meta.dirname, '../../../functions/trust');

/**
 * Measures how the product withstands hostile people, each figure with its bar: a school's morning in memory; hostile
 * requests, sign-ins under attack, sessions without their second factor, the rules, the doors and the indexes of queries,
 * and backups restored on emulators of its own. What takes longer is not run but read: its last
 * result, with the commit that ran and whether it is another one than this.
 */
export async function run(): Promise<Benchmark> {
  const interruption = interruptible();
  const figuresOf = async (file: string, ...given: readonly string[]): Promise<unknown[]> => {
    const options = { stderr: 'inherit', cancelSignal: interruption } as const;
    const { stdout } = await execa(process.execPath, [join(measured, file), ...given], options);
    const parsed: unknown = JSON.parse(stdout);
    return Array.isArray(parsed) ? parsed : [];
  };
  // Those of the school whose doors everybody asks.
  process.env.LEMMA_SCHOOL_OPERATORS = schoolOperators.join(',');
  await makeLivingSchool();
  const suite = await startThrowaway({ interruption, builds: workspaceBuilds, sites: false, progress: silentProgress });
  const {
    addresses: {
      emulators: { auth, firestore, functions },
    },
    state,
  } = suite;
  const addresses = [PROJECT_ID, auth, firestore, functions];
  try {
    const figures = [
      await figuresOf('sign-in-figures.ts', ...addresses),
      await figuresOf('fuzz-figures.ts', ...addresses),
      await figuresOf('second-factor-figures.ts', ...addresses),
      await figuresOf('queries-figures.ts'),
      await figuresOf('rules-figures.ts', firestore),
      await figuresOf('morning-figures.ts'),
      // Last: they empty the database.
      await figuresOf('backup-figures.ts', PROJECT_ID, auth, firestore),
      await figuresOf('doors-figures.ts', ...addresses, state.files),
    ];
    return benchmarkSchema.parse({ name: 'trust', figures: [...figures.flat(), ...lastRuns()] });
  } finally {
    await suite.stop();
  }
}
