import { expect, type Page } from 'playwright/test';
import { type BudgetedScreen, readBudgets } from '../../functions/backend/read-budgets.ts';

/** Read once a session, whatever screen comes first; a student's own account is watched for being signed out everywhere. */
const SESSION = ['users', 'settings', 'classes', 'students'];

/** The documents that the page has read since it was opened, by collection, a name for each document. */
export async function readsOf(page: Page): Promise<string[]> {
  const marks = await page.evaluate(() =>
    performance.getEntriesByName('lemma:reads').map((mark) => JSON.stringify('detail' in mark ? mark.detail : {})),
  );
  return marks
    .map((text): { from: string; count: number } => JSON.parse(text))
    .filter(({ from }) => !SESSION.includes(from))
    .flatMap(({ from, count }) => Array.from({ length: count }, () => from))
    .toSorted();
}

/** Fails on one read more than the budget of a screen that has just been opened by its address. */
export async function expectNoMore(page: Page, screen: BudgetedScreen | undefined): Promise<void> {
  if (screen === undefined) return;
  const left: string[] = [...readBudgets[screen].reads];
  const more = (await readsOf(page)).filter((from) => {
    const at = left.indexOf(from);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  expect(more, `read on ${screen} beside its budget`).toEqual([]);
}
