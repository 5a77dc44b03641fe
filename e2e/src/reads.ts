import { expect, type Page } from 'playwright/test';
import { type BudgetedScreen, readBudgets } from '../../functions/backend/read-budgets.ts';

/**
 * Collections that are read once per session, whatever screen comes first; a student's own account is followed to
 * notice when the student is signed out everywhere.
 */
const SESSION = ['users', 'settings', 'classes', 'students'];

/** The documents that the page has read since it was opened, by collection; one entry for each document. */
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

/** Fails if a screen that was just opened by its address has read more than its budget. */
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
