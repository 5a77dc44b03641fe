import { type Area, codeOf } from '@lemma/contract';
import { call } from '@lemma/shared-auth';
import { DEVELOPMENT } from './this-tab.ts';

export type FaultKind = 'release' | 'load' | 'render' | 'background';

/** The most different faults that one tab reports. */
export const MOST_REPORTS = 5;

const reported = new Set<string>();

/** The innermost place of an error in a script of the site: the script's own name, line and column; no address, no words. */
export function placeIn(site: string, error: unknown): string | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const start = stack.indexOf(`${site}/`);
  const [, place] = (start < 0 ? null : /^[^\s?#)]*?([\w.-]{1,80}:\d{1,6}:\d{1,8})/.exec(stack.slice(start))) ?? [];
  return place;
}

type Where = { readonly area: Area; readonly version: string; readonly address: string };

/**
 * Reports a fault of a version to the area's team: once for each place and tab, and only so many from one tab. The
 * message of the error stays here, because it may hold what somebody typed. A report that does not arrive is not
 * repeated.
 */
export function reportFault({ area, version, address }: Where, kind: FaultKind, error: unknown): void {
  const place = placeIn(address, error);
  const code = codeOf(error);
  const key = `${area}@${version} ${kind} ${code} ${place}`;
  if (version === DEVELOPMENT || reported.has(key) || reported.size >= MOST_REPORTS) return;
  reported.add(key);
  call('reportFault', { area, version, kind, code, ...(place && { place }) }).catch(() => undefined);
}
