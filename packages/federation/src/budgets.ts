import { gzipSync } from 'node:zlib';
import type { Routes } from './packs.ts';

/** Bytes of JavaScript, gzipped, that a page may fetch before its heading. */
export type Budgets = Readonly<Record<string, number>>;

/**
 * The bars of the shell's build: two public pages in all, and what it fetches for an area. What an area adds is in
 * `areaBudgets`. They are set here, for all teams, and not by an area itself: what was asked, or a little over what is
 * reached (docs/benchmarks/delivery.md).
 */
export const shellBudgets = {
  '/': 98_000,
  '/sign-in': 98_000,
  teacher: 190_000,
  // What a student's teachers set (accommodations) is known before anything is shown, so that no text changes its size.
  student: 188_900,
  parent: 190_000,
} satisfies Budgets;

/** How many files of the shell a page may announce for an area: each costs a quarter of a processor some 8 ms. */
export const MOST_ANNOUNCED = 24;

/** The bars of each area's own scripts before its first page; another area than these gets the least of them. */
export const areaBudgets = { teacher: 48_500, student: 39_500, parent: 37_500 } satisfies Budgets;

/** The bars of screens that are opened from another one most, in addition to what the area opens with. */
export const screenBudgets: Readonly<Record<string, Budgets>> = { teacher: { assignments: 24_000 } };

export const areaBudgetOf = (area: string): number =>
  new Map<string, number>(Object.entries(areaBudgets)).get(area) ?? Math.min(...Object.values(areaBudgets));

/**
 * What the release tool's gate allows a version of an area, gzipped: its scripts until the first screen, and those that the
 * largest screen adds. `*` is for any other area, whichever tool built it. Each shell says this of itself in `shell.json`.
 */
export const releaseBudgets = {
  teacher: { first: areaBudgets.teacher, largestScreen: 400_000 },
  student: { first: areaBudgets.student, largestScreen: 400_000 },
  parent: { first: areaBudgets.parent, largestScreen: 260_000 },
  '*': { first: 130_000, largestScreen: 80_000 },
};

type Built =
  | { readonly type: 'asset'; readonly source: string | Uint8Array }
  | { readonly type: 'chunk'; readonly code: string };
export type Bundle = Readonly<Record<string, Built>>;

/** The gzipped bytes of the scripts among these files. */
export const bytesOf = (bundle: Bundle, files: Iterable<string>): number =>
  [...new Set(files)].reduce((sum, name) => {
    const file = bundle[name.replace(/^\//, '')];
    if (file === undefined || !name.endsWith('.js')) return sum;
    return sum + gzipSync(file.type === 'chunk' ? file.code : file.source).length;
  }, 0);

/** Why one of these screens is too heavy, each with its bar; undefined if none is. `files` are those of each route. */
export function reasonForScreens(
  bundle: Bundle,
  area: string,
  files: Routes,
  first: readonly string[],
  bars: Budgets = screenBudgets[area] ?? {},
): string | undefined {
  const reasons = Object.entries(bars).map(([route, most]) => {
    const added = (files[route] ?? []).filter((file) => !first.includes(file));
    return reasonForWeight(`${area}/${route}`, bytesOf(bundle, added), most);
  });
  return reasons.find((reason) => reason !== undefined);
}

/** Why a page announces too many files; undefined if it does not. */
export const reasonForFiles = (count: number): string | undefined =>
  count <= MOST_ANNOUNCED
    ? undefined
    : `The shell announces ${count} files for an area; the bar is ${MOST_ANNOUNCED}. Put small modules that come with one another into one file (shell, vite.config.ts).`;

/** Why a page is too heavy; undefined if it is not. */
export function reasonForWeight(page: string, bytes: number, most: number): string | undefined {
  if (bytes <= most) return undefined;
  return (
    `"${page}" fetches ${bytes} bytes of JavaScript before its heading, gzipped; its bar is ${most}. ` +
    'Import on demand what the heading does not need, or change the bar with a reason (packages/federation, budgets.ts).'
  );
}
