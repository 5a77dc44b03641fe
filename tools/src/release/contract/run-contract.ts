import { type Area, areas, type Release, releaseSchema } from '@lemma/contract';
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

/** The release of an area that belongs to this shell; undefined if nothing of it is published. */
async function releaseOf(shell: LiveShell, area: Area): Promise<Release | undefined> {
  const address = `${shell.environment.areas[area]}/release.json`;
  const answer = await shell.answer(new URL(address));
  if (answer !== 'network')
    return answer?.status === 200 ? releaseSchema.parse(JSON.parse(`${answer.body}`)) : undefined;
  const reply = await fetch(address, { cache: 'no-store' });
  return reply.ok ? releaseSchema.parse(await reply.json()) : undefined;
}

async function neighboursOf(shell: LiveShell, own: Area): Promise<readonly Neighbour[]> {
  const found = await Promise.all(
    areas
      .filter((area) => area !== own)
      .map(async (area) => {
        const release = await releaseOf(shell, area);
        const live = [release?.current, release?.canary?.version].filter((version) => version !== undefined);
        const address = shell.environment.areas[area];
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
