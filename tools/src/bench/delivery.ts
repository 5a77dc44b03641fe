import { chromium } from 'playwright';
import { findChromium } from '../chromium.ts';
import { Explained } from '../explained.ts';
import type { Accounts } from '../launcher/accounts.ts';
import { buildAll } from '../launcher/build.ts';
import { loadLivingSchool, makeLivingSchool } from '../launcher/living-school.ts';
import { workspaceBuilds } from '../launcher/stage.ts';
import { startThrowaway } from '../launcher/throwaway.ts';
import { silentProgress } from '../progress.ts';
import type { Benchmark } from './benchmark.ts';
import { describePackages } from './delivery/by-package.ts';
import { describeRest, describeRows } from './delivery/describe-rows.ts';
import { figuresOf, plainFigures, releaseFigures } from './delivery/figures-of.ts';
import { plainPageKB } from './delivery/plain-page.ts';
import { releaseBytes } from './delivery/release-bytes.ts';
import { runVisits } from './delivery/runs.ts';
import { stageBoth } from './delivery/stage.ts';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

function runs(): number {
  const asked = Number(process.env.BENCH_RUNS ?? 3);
  if (!Number.isInteger(asked) || asked < 1)
    throw new Explained('BENCH_RUNS is how often each visit is made: 1 or more.');
  return asked;
}

/**
 * Compares the federated build with the same sources built as one application; the complete table is printed to stderr.
 */
export async function run(): Promise<Benchmark> {
  const times = runs();
  await buildAll(silentProgress);
  await makeLivingSchool();
  let accounts: Accounts | undefined;
  const suite = await startThrowaway({
    builds: workspaceBuilds,
    sites: false,
    seed: async (...where) => {
      accounts = await loadLivingSchool(...where);
      return accounts;
    },
    progress: silentProgress,
  });
  try {
    const staged = await stageBoth(suite.addresses, silentProgress);
    const browser = await chromium.launch({
      executablePath: await findChromium(silentProgress),
      args: [...FLAGS, `--ignore-certificate-errors-spki-list=${staged.pin}`],
    });
    try {
      if (accounts === undefined) throw new Error('the school has nobody to sign in');
      const rows = await runVisits({ browser, staged, accounts, times });
      const bytes = await releaseBytes({ browser, staged, accounts });
      const plain = await plainPageKB();
      process.stderr.write(
        `${describeRows(rows, times)}\n\n${await describePackages(rows)}\n\n${describeRest(plain, bytes)}\n\n`,
      );
      const figures = [...figuresOf(rows), ...plainFigures(rows, plain), ...releaseFigures(bytes)];
      return { name: 'delivery', figures };
    } finally {
      await browser.close();
      await staged.stop();
    }
  } finally {
    await suite.stop();
  }
}
