import { type Area, areasOf, type ListedArea, type Release, releaseSchema } from '@lemma/contract';
import { findChromium } from '../../chromium.ts';
import { Explained } from '../../explained.ts';
import { silentProgress } from '../../progress.ts';
import { type Candidate, type Findings, mount } from './mount.ts';
import type { Neighbour } from './neighbours.ts';
import type { LiveShell } from './served.ts';

/** Uses a Chromium that is already on this machine: a release installs nothing. */
const presentChromium = (): Promise<string> =>
  findChromium(silentProgress, { install: async () => false }).catch((error: unknown) => {
    throw new Explained(
      `${error instanceof Error ? error.message : error}\nWithout one: --skip-contract WHY, and the reason stays in the log.`,
    );
  });

/** What an area of this shell answers for `release.json`; undefined if nothing of it is published. */
async function servedText(shell: LiveShell, { address: site }: ListedArea): Promise<string | undefined> {
  const address = `${site}/release.json`;
  const answer = await shell.answer(new URL(address));
  if (answer !== 'network') return answer?.status === 200 ? `${answer.body}` : undefined;
  const reply = await fetch(address, { cache: 'no-store' }).catch(() => undefined);
  return reply?.ok ? reply.text() : undefined;
}

async function releaseOf(shell: LiveShell, area: ListedArea): Promise<Release | undefined> {
  const text = await servedText(shell, area);
  return text === undefined ? undefined : releaseSchema.parse(JSON.parse(text));
}

/** The versions that are served to everybody, as they are signed: a shell that is to be served has to open each. */
export async function servedCandidates(shell: LiveShell): Promise<readonly Candidate[]> {
  const found = await Promise.all(
    areasOf(shell.environment).areas.map(async (listed) => {
      const served = await servedText(shell, listed);
      if (served === undefined) return [];
      const release = releaseSchema.parse(JSON.parse(served));
      return [{ area: listed.area, version: release.current, release, served }];
    }),
  );
  return found.flat();
}

async function neighboursOf(shell: LiveShell, own: Area): Promise<readonly Neighbour[]> {
  const found = await Promise.all(
    areasOf(shell.environment)
      .areas.filter(({ area }) => area !== own)
      .map(async (listed) => {
        const { area, address } = listed;
        const release = await releaseOf(shell, listed);
        const live = [release?.current, release?.canary?.version].filter((version) => version !== undefined);
        return release === undefined ? [] : live.map((version) => ({ area, version, address, release }));
      }),
  );
  return found.flat();
}

/**
 * The contract tests of a version: opens each of its pages in every deployed shell, beside every served version of the
 * other areas.
 * @throws Explained if there is no Chromium.
 */
export async function runContract(candidate: Candidate, shells: readonly LiveShell[]): Promise<Findings> {
  const executablePath = await presentChromium();
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const found: Findings[] = [];
    for (const shell of shells) {
      // Blocks service workers: a page that a worker answers would not be the version under test.
      const context = await browser.newContext({ serviceWorkers: 'block' });
      found.push(await mount(context, shell, candidate, await neighboursOf(shell, candidate.area)));
      await context.close();
    }
    return { reasons: found.flatMap(({ reasons }) => reasons), notes: found.flatMap(({ notes }) => notes) };
  } finally {
    await browser.close();
  }
}
