import { type Area, integrityOf, isScript, type Release } from '@lemma/contract';
import type { Page } from 'playwright';

/** A version of another area that is served to anybody. */
export type Neighbour = {
  readonly area: Area;
  readonly version: string;
  readonly address: string;
  readonly release: Release;
};

type Opening = {
  readonly area: Area;
  readonly entry: string;
  /** Whether it was built with our small container, so that it needs no federation runtime. */
  readonly isSmall: boolean;
  /** Scripts with their integrity hashes, as the shell would load them. */
  readonly scripts: readonly (readonly [string, string])[];
};

/**
 * Runs in the page: loads a version's scripts with integrity checks, as the shell would. False if one of them fails.
 */
const fetchChecked = async (scripts: Opening['scripts']): Promise<boolean> => {
  const came = await Promise.all(
    scripts.map(
      ([href, integrity]) =>
        new Promise<boolean>((resolve) => {
          const link = Object.assign(document.createElement('link'), {
            ...{ rel: 'modulepreload', crossOrigin: 'anonymous', integrity, href },
            onload: () => resolve(true),
            onerror: () => resolve(false),
          });
          document.head.append(link);
        }),
    ),
  );
  return came.every(Boolean);
};

/**
 * Runs in the page, after the shell has opened the candidate: opens the version and returns what is wrong with it;
 * undefined if nothing is.
 */
const open = async ({ area, entry, isSmall }: Opening): Promise<string | undefined> => {
  // A shell that opens areas without the federation runtime says how it opens them.
  const own: unknown = Reflect.get(globalThis, Symbol.for('lemma.open'));
  const byRuntime = (): unknown => {
    const federation: unknown = Reflect.get(globalThis, '__FEDERATION__');
    const known: unknown = Reflect.get(Object(federation), '__INSTANCES__');
    const host: unknown = Array.isArray(known) ? known[0] : undefined;
    if (host === undefined) return undefined;
    const ask = (name: string, ...values: readonly unknown[]): unknown =>
      Reflect.apply(Reflect.get(Object(host), name), host, values);
    ask('registerRemotes', [{ name: area, entry, type: 'module' }], { force: true });
    return ask('loadRemote', `${area}/entry`);
  };
  const opened: unknown = typeof own === 'function' ? own(area, entry, isSmall) : byRuntime();
  if (opened === undefined) return 'the page has no federation';
  const { remote } = Object(await opened);
  const isRemote = remote?.area === area && typeof remote.createRoutes === 'function';
  return isRemote ? undefined : 'it exposes no remote of its area';
};

/**
 * Whether two versions work in one page. `absent`: the neighbor itself cannot be loaded, which is not the candidate's
 * fault.
 */
type Meeting = 'well' | 'absent' | { readonly why: string };

/** Opens a version of another area in the candidate's page. */
export async function meet(page: Page, { area, version, address, release }: Neighbour): Promise<Meeting> {
  const build = release.builds[version];
  if (build?.entry === undefined) return 'absent';
  const scripts = (build.first ?? []).flatMap((path) => {
    const integrity = integrityOf(build, path);
    return integrity === undefined || !isScript(path) ? [] : [[`${address}/${path}`, integrity] as const];
  });
  if (!(await page.evaluate(fetchChecked, scripts))) return 'absent';
  try {
    const why = await page.evaluate(open, {
      ...{ area, entry: `${address}/${build.entry}`, scripts },
      isSmall: build.runsAhead === true,
    });
    return why === undefined ? 'well' : { why };
  } catch (error) {
    return { why: String(error).split('\n')[0] ?? '' };
  }
}
