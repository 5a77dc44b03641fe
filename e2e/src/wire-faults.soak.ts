import { basename } from 'node:path';
import { type WireFault, wires } from './faulty-site.ts';
import { type FaultyWorld, openFaultyWorld } from './faulty-world.ts';
import { files, type Target } from './file-faults.ts';
import { expect, test } from './journey.ts';
import { looksWhole, recovers, saysWhatIs } from './recovery.ts';

/*
 * The files are whole, and what comes is not: faults between a site and the browser, with the browser's cache.
 */

const targets = [
  'shell: its own code',
  'shell: sign-in',
  'shell: what areas need',
  'shell: style sheet',
  'area: release.json',
  'area: entry',
  'area: a screen',
  'area: style sheet',
] as const satisfies readonly Target[];
const isWire = (name: string): name is WireFault => name in wires;

let world: FaultyWorld;
test.beforeAll(async ({ browser }) => {
  world = await openFaultyWorld(browser);
});
test.afterAll(() => world?.stop());

for (const target of targets)
  for (const how of Object.keys(wires).filter(isWire))
    test(`${target}: ${how}`, async ({ browser }) => {
      const { at, file } = files[target];
      const { shell, teacher, signedIn } = world;
      const context = await browser.newContext({
        baseURL: shell.address,
        ...(at === '/dashboard' && { storageState: signedIn }),
      });
      const page = await context.newPage();
      const site = target.startsWith('area') ? teacher : shell;
      const before = site.met();
      const restore = site.fail(`/${basename(file())}`, wires[how]);
      try {
        await page.goto(at, { waitUntil: 'commit' });
        await expect.poll(() => site.met()).toBeGreaterThan(before);
        await saysWhatIs(page);
      } finally {
        restore();
      }
      await recovers(context, page, at);
      if (target.endsWith('style sheet')) await looksWhole(context, page, at);
      await context.close();
    });
