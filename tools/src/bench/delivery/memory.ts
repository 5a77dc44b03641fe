import { areaPaths } from '@lemma/contract';
import type { CDPSession, Page } from 'playwright';
import type { Runs } from './runs.ts';
import { type Person, signedIn } from './signed-in.ts';

const MOVES = 50;
/** Moves before the first measurement, in which every page of the navigation is loaded. */
const FIRST = 12;
const SETTLED_MS = 300;
const people: readonly Person[] = ['teacher', 'student', 'parent'];

export type Memory = { readonly who: Person; readonly before: number; readonly after: number };

async function usedMB(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

/** Opens one page of the navigation after the other. */
async function move(page: Page, times: number): Promise<void> {
  const links = page.getByRole('navigation').first().getByRole('link');
  const count = await links.count();
  for (let at = 0; at < times; at += 1) {
    await links.nth((at + 1) % count).click();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForTimeout(SETTLED_MS);
  }
}

/** The memory of the released application's scripts, after garbage collection, before and after 50 changes of page. */
export async function memoryOf({ browser, staged, accounts }: Runs): Promise<Memory[]> {
  const shell = staged.shells.federated;
  const found: Memory[] = [];
  for (const who of people) {
    const context = await browser.newContext({ storageState: await signedIn(browser, shell, accounts, who) });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(`${shell}${areaPaths[who]}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await move(page, FIRST);
    const before = await usedMB(session);
    await move(page, MOVES);
    found.push({ who, before, after: await usedMB(session) });
    await context.close();
  }
  return found;
}
