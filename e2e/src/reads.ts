import { expect, type Page } from 'playwright/test';
import { type BudgetedScreen, readBudgets } from '../../functions/backend/read-budgets.ts';

/**
 * Collections that are read once per session, whatever screen comes first; a student's own account is followed to
 * notice when the student is signed out everywhere, and what the school demands of its adults.
 */
const SESSION = ['users', 'settings', 'classes', 'students', 'demands'];

type ReadsName = 'lemma:reads' | 'lemma:first-reads';

/**
 * How many documents of each collection opening the page has read, as the marks of one name on its timeline say. What
 * changed while it was followed is not included: opening work begins it, which its student's desk shows after a moment.
 */
async function countsOf(page: Page, readsName: ReadsName): Promise<Map<string, number>> {
  const details = await page.evaluate(
    (name) => performance.getEntriesByName(name).map((one) => JSON.stringify('detail' in one ? one.detail : {})),
    readsName,
  );
  const counts = new Map<string, number>();
  for (const text of details) {
    const { from, count, isChange }: { from: string; count: number; isChange?: boolean } = JSON.parse(text);
    if (isChange !== true && !SESSION.includes(from)) counts.set(from, (counts.get(from) ?? 0) + count);
  }
  return counts;
}

/**
 * The documents that the page has read since it was opened, by collection; one entry for each document. What is read
 * before Firestore's client is there and followed later is one document; what is not followed was read by the first
 * request alone.
 */
export async function readsOf(page: Page): Promise<string[]> {
  const first = await countsOf(page, 'lemma:first-reads');
  const later = await countsOf(page, 'lemma:reads');
  return [...new Set([...first.keys(), ...later.keys()])]
    .flatMap((from) => Array.from({ length: Math.max(first.get(from) ?? 0, later.get(from) ?? 0) }, () => from))
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
