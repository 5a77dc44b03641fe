import type { Page } from 'playwright';

/** When something happened on the page, in milliseconds since it was opened, and how much. */
type Happened = readonly [at: number, amount: number];

declare global {
  /** Set by the script below. */
  var lemmaSeen: { readonly shifts: Happened[]; readonly tasks: Happened[]; readonly events: Happened[] };
}

/** Runs in the page before anything else: notes shifts of the layout, long tasks, and how long input waits for its frame. */
function watch(): void {
  const seen: typeof lemmaSeen = { shifts: [], tasks: [], events: [] };
  globalThis.lemmaSeen = seen;
  const follow = (
    options: PerformanceObserverInit & { durationThreshold?: number },
    take: (one: PerformanceEntry) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ ...options, buffered: true });
  follow({ type: 'layout-shift' }, (one) => {
    if (Reflect.get(one, 'hadRecentInput') !== true)
      seen.shifts.push([one.startTime, Number(Reflect.get(one, 'value'))]);
  });
  follow({ type: 'longtask' }, ({ startTime, duration }) => seen.tasks.push([startTime, duration]));
  follow({ type: 'event', durationThreshold: 16 }, ({ startTime, duration }) =>
    seen.events.push([startTime, duration]),
  );
}

export const watchPage = async (page: Page): Promise<void> => {
  await page.addInitScript(watch);
};

const SESSION = { gap: 1000, most: 5000 };

/** The largest sum of shifts that follow one another within a second, within five seconds at most: what browsers report. */
export function layoutShift(shifts: readonly Happened[]): number {
  let [most, sum, begun, last] = [0, 0, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const [at, value] of shifts) {
    if (at - last > SESSION.gap || at - begun > SESSION.most) [sum, begun] = [0, at];
    sum += value;
    last = at;
    most = Math.max(most, sum);
  }
  return most;
}

/** The longest of what began at this time or later; 0 if there was nothing. */
export const longestFrom = (from: number, all: readonly Happened[]): number =>
  Math.max(0, ...all.filter(([at]) => at >= from).map(([, ms]) => ms));

export const seenOn = (page: Page): Promise<typeof lemmaSeen> => page.evaluate(() => globalThis.lemmaSeen);
