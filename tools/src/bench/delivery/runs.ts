import type { Browser, Page } from 'playwright';
import type { Accounts } from '../../launcher/accounts.ts';
import { measureMove, measureSignIn } from './move.ts';
import { type Person, type SavedState, signedIn } from './signed-in.ts';
import { type Build, builds, type Staged } from './stage.ts';
import { type Visit, visit } from './visit.ts';

/** The addresses that are compared, and who opens them. */
const places: readonly { readonly path: string; readonly who?: Person }[] = [
  { path: '/' },
  { path: '/sign-in' },
  { path: '/dashboard', who: 'teacher' },
  { path: '/student', who: 'student' },
  { path: '/parent-dashboard', who: 'parent' },
];

/** The median of the measurements, and their range. */
export type Spread = { readonly middle: number; readonly least: number; readonly most: number };
export type Row = {
  readonly path: string;
  readonly slow: boolean;
  readonly cache: 'cold' | 'warm' | 'move';
  readonly of: Readonly<Record<Build, Visit>>;
  readonly ms: Readonly<Record<Build, Spread>>;
  /** The ratio of federated to monolith for each pair of visits, which were made one after the other. */
  readonly ratio: Spread;
};
export type Runs = {
  readonly browser: Browser;
  readonly staged: Staged;
  readonly accounts: Accounts;
  readonly times: number;
};
type Taken = { readonly cold: Visit; readonly warm: Visit; readonly move?: Visit | undefined };

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = Number.NaN, high = Number.NaN] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (low + high) / 2;
};

export const spreadOf = (values: readonly number[]): Spread => ({
  middle: median(values),
  least: Math.min(...values),
  most: Math.max(...values),
});

const middle = (visits: readonly Visit[]): Visit => {
  const of = (key: Exclude<keyof Visit, 'scripts'>) => median(visits.map((one) => one[key]));
  const figures = { ms: of('ms'), read: of('read'), requests: of('requests'), kB: of('kB'), scriptKB: of('scriptKB') };
  // Every visit loads the same scripts, so those of the first are reported.
  return { ...figures, rounds: of('rounds'), shift: of('shift'), task: of('task'), scripts: visits[0]?.scripts ?? [] };
};

const moveFrom = async (page: Page, path: string, { teacher }: Accounts): Promise<Visit | undefined> => {
  if (path === '/dashboard') return measureMove(page);
  return path === '/sign-in' ? measureSignIn(page, teacher) : undefined;
};

/**
 * Waits until the service worker has stored the area for offline use, so that it answers the next visit. Only the
 * federated student area has one.
 */
async function untilStored(page: Page): Promise<void> {
  const isStored = async () => (await caches.match('/__offline/current')) !== undefined;
  await page.waitForFunction(isStored, undefined, { polling: 250 });
}

/** Waits until the page is stored for the next visit; the released build does that. */
async function untilPageStored(page: Page, path: string): Promise<void> {
  const isStored = (at: string) => localStorage.getItem(`lemma.page ${at}`) !== null;
  await page.waitForFunction(isStored, path, { polling: 250 });
}

/** Opens an address with an empty cache, then again with the cache of the first visit. */
async function take(
  { browser, staged, accounts }: Runs,
  build: Build,
  { path }: (typeof places)[number],
  slow: boolean,
  state: SavedState | undefined,
): Promise<Taken> {
  const context = await browser.newContext(state === undefined ? {} : { storageState: state });
  try {
    const how = { slow, isOwn: staged.isOwn };
    const address = `${staged.shells[build]}${path}`;
    const cold = await visit(context, address, how);
    const move = await moveFrom(cold.page, path, accounts);
    if (build === 'federated' && path === '/student') await untilStored(cold.page);
    if (build === 'federated' && state !== undefined) await untilPageStored(cold.page, path);
    await cold.page.close();
    const warm = await visit(context, address, how);
    return { cold: cold.visit, warm: warm.visit, move };
  } finally {
    await context.close();
  }
}

function rowsOf(path: string, slow: boolean, taken: Readonly<Record<Build, readonly Taken[]>>): Row[] {
  const caches = ['cold', 'warm', 'move'] as const;
  return caches.flatMap((cache) => {
    const of = (build: Build) => taken[build].flatMap((one) => one[cache] ?? []);
    const [monolith, federated] = [of('monolith'), of('federated')];
    if (monolith.length === 0) return [];
    const times = { monolith: monolith.map(({ ms }) => ms), federated: federated.map(({ ms }) => ms) };
    return [
      {
        ...{ path, slow, cache },
        of: { monolith: middle(monolith), federated: middle(federated) },
        ms: { monolith: spreadOf(times.monolith), federated: spreadOf(times.federated) },
        ratio: spreadOf(times.federated.map((ms, at) => ms / (times.monolith[at] ?? Number.NaN))),
      },
    ];
  });
}

/** The two builds in turn, each first as often as second, so that other work of the machine affects both. */
export const inTurn = (time: number): readonly Build[] => (time % 2 === 0 ? builds : builds.toReversed());

/** Runs every visit the given number of times. */
export async function runVisits(runs: Runs): Promise<Row[]> {
  const rows: Row[] = [];
  for (const place of places) {
    const states: Partial<Record<Build, SavedState>> = {};
    if (place.who !== undefined)
      for (const build of builds)
        states[build] = await signedIn(runs.browser, runs.staged.shells[build], runs.accounts, place.who);
    for (const slow of [true, false]) {
      const taken: Record<Build, Taken[]> = { monolith: [], federated: [] };
      for (let time = 0; time < runs.times; time += 1)
        for (const build of inTurn(time)) taken[build].push(await take(runs, build, place, slow, states[build]));
      rows.push(...rowsOf(place.path, slow, taken));
    }
  }
  return rows;
}
