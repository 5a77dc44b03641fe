import { passesServedBound } from '@lemma/contract';
import { type ServedHealth, withLoad } from '@lemma/school/release';
import { DAY } from '@lemma/school/time';

/** The tabs of one person with a version: whether it failed in each. */
export type Tabs = Readonly<Record<string, boolean>>;

/** The most tabs that count for one person. */
export const MOST_TABS = 20;
/** For how long these are known. */
export const RETENTION_MS = 30 * DAY;

type Report = { readonly tab: string; readonly failed: boolean; readonly oneIn: number };

/**
 * The counts with one more report; undefined if it counts nothing. Of one person a single failed tab counts: somebody
 * whose device breaks everything, or who wants to end a version, is one of the several people that it takes.
 */
export function countServed(
  before: ServedHealth | undefined,
  tabs: Tabs,
  { tab, failed, oneIn }: Report,
  now: number,
): ServedHealth | undefined {
  const { counts = [], haltedAt } = before ?? {};
  const [known, hasFailed] = [tabs[tab], Object.values(tabs).includes(true)];
  if (failed ? hasFailed : known !== undefined || Object.keys(tabs).length >= MOST_TABS) return undefined;
  const next = withLoad(counts, { oneIn, loads: known === undefined ? 1 : 0, failed: failed ? 1 : 0 });
  if (next === undefined) return undefined;
  const halts = haltedAt === undefined && passesServedBound(next);
  return { counts: next, ...(haltedAt !== undefined && { haltedAt }), ...(halts && { haltedAt: now }) };
}
