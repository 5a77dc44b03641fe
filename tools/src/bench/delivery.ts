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
import {
  describeAnswers,
  describeMemory,
  describePlain,
  describeRelease,
  describeRows,
} from './delivery/describe-rows.ts';
import { answerFigures, figuresOf, memoryFigures, plainFigures, releaseFigures } from './delivery/figures-of.ts';
import { firstAnswers } from './delivery/first-answer.ts';
import { memoryOf } from './delivery/memory.ts';
import { plainPageKB } from './delivery/plain-page.ts';
import { releaseBytes } from './delivery/release-bytes.ts';
import { type Runs, runVisits } from './delivery/runs.ts';
import { stageBoth } from './delivery/stage.ts';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

function runsAsked(): number {
  const asked = Number(process.env.BENCH_RUNS ?? 3);
  if (!Number.isInteger(asked) || asked < 1)
    throw new Explained('BENCH_RUNS is how often each visit is made: 1 or more.');
  return asked;
}

/** The tables come as soon as they are measured, because a run takes long. */
const tell = (...tables: readonly string[]) => process.stderr.write(`${tables.join('\n\n')}\n\n`);

type Part = (runs: Runs) => Promise<Benchmark['figures']>;
const parts: Readonly<Record<string, Part>> = {
  visits: async (runs) => {
    const rows = await runVisits(runs);
    const plain = await plainPageKB();
    tell(describeRows(rows, runs.times), await describePackages(rows), describePlain(plain));
    return [...figuresOf(rows), ...plainFigures(rows, plain)];
  },
  answers: async (runs) => {
    const answers = await firstAnswers(runs);
    tell(describeAnswers(answers));
    return answerFigures(answers);
  },
  memory: async (runs) => {
    const memory = await memoryOf(runs);
    tell(describeMemory(memory));
    return memoryFigures(memory);
  },
  release: async (runs) => {
    const bytes = await releaseBytes(runs);
    tell(describeRelease(bytes));
    return releaseFigures(bytes);
  },
};

function partsAsked(): readonly Part[] {
  const asked = process.env.BENCH_PARTS?.split(',') ?? Object.keys(parts);
  return asked.map((name) => {
    const part = parts[name];
    if (part === undefined) throw new Explained(`BENCH_PARTS lists some of ${Object.keys(parts).join(', ')}.`);
    return part;
  });
}

/**
 * Compares the federated build with the same sources built as one application; the complete table is printed to stderr.
 */
export async function run(): Promise<Benchmark> {
  const [times, asked] = [runsAsked(), partsAsked()];
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
      const runs = { browser, staged, accounts, times };
      const figures = [];
      for (const part of asked) figures.push(...(await part(runs)));
      return { name: 'delivery', figures };
    } finally {
      await browser.close();
      await staged.stop();
    }
  } finally {
    await suite.stop();
  }
}
