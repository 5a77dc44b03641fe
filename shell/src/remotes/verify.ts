import { AppError, integrityIn, isAppError, isScript, type ReleaseBuild } from '@lemma/contract';
import { pastCache } from '../app/past-cache.ts';
import { learnSheets } from './learn-sheets.ts';
import { withTimeout } from './with-timeout.ts';

/**
 * Scripts of remotes run only as they were published. Each is loaded by a modulepreload link with its integrity before
 * anything imports it: a script that does not match never becomes a module of the page, and an import finds the checked
 * one. An import map cannot do this, because adding one later needs an inline script, which the security policy forbids
 * (docs/decisions/0020).
 */
type Script = { readonly integrity: string; readonly imports: readonly string[] };

const known = new Map<string, Script>();
/** The sites whose releases say what runs. */
const sites = new Set<string>();
const opened = new Map<string, Promise<void>>();
/** Since when each script is waited for that has neither come nor failed. */
const waited = new Map<string, number>();

/** Milliseconds after which a page that does not load is given up, as for a whole remote. */
const ON_DEMAND_TIMEOUT_MS = 8000;
/** Milliseconds after which a script no longer counts as slow: its connection is dead. */
const DEAD_AFTER_MS = 2 * ON_DEMAND_TIMEOUT_MS;

/** Called by remotes before a script of theirs is fetched; see packages/federation, `link-scripts.ts`. */
const HOOK = Symbol.for('lemma.verify');

/**
 * What the page's first lines have announced (packages/federation, `early.ts`), each with its integrity as here. Taken before any
 * code of an area runs.
 */
const ANNOUNCED = Symbol.for('lemma.announced');
type Announced = ReadonlyMap<string, { readonly integrity: string; readonly came: Promise<boolean> }>;
const announced: Announced = Reflect.get(globalThis, ANNOUNCED) ?? new Map();
Reflect.deleteProperty(globalThis, ANNOUNCED);

async function fetchChecked(address: string, integrity: string): Promise<void> {
  const early = announced.get(address);
  if (early?.integrity === integrity && (await early.came)) return;
  await new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    link.href = address;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${address} did not come, or not as it was published`));
    };
    document.head.append(link);
  });
}

/**
 * A file that was missing or damaged at the first request would stay so in the browser's cache for a year. It is
 * requested once more past the cache, with its integrity; the reply replaces the cached one.
 */
async function fetchHealing(address: string, integrity: string): Promise<void> {
  const isThere = await fetchChecked(address, integrity).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  await pastCache(address, integrity);
  await fetchChecked(address, integrity);
}

function check(address: string): Promise<void> {
  const integrity = known.get(address)?.integrity ?? integrityIn(address);
  if (integrity === undefined) {
    if ([...sites].some((site) => address.startsWith(`${site}/`)))
      return Promise.reject(new AppError('remote/untrusted', `nothing vouches for ${address}`));
    // A script of a development server: its files change during use.
    return Promise.resolve();
  }
  const earlier = opened.get(address);
  if (earlier !== undefined) return earlier;
  waited.set(address, performance.now());
  const running = fetchHealing(address, integrity).finally(() => waited.delete(address));
  opened.set(address, running);
  running.catch(() => opened.delete(address));
  return running;
}

/**
 * Whether a script hangs. The browser asks once a page for a module, so only a page that is loaded anew asks again.
 */
export const isSomethingDead = (): boolean =>
  [...waited.values()].some((since) => performance.now() - since > DEAD_AFTER_MS);

function closureOf(addresses: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const follow = (address: string): void => {
    if (found.has(address)) return;
    found.add(address);
    for (const next of known.get(address)?.imports ?? []) follow(next);
  };
  for (const address of addresses) follow(address);
  return found;
}

/**
 * Loads and checks scripts with all their imports in parallel. @throws Error naming the first one that does not match.
 */
export async function verify(addresses: readonly string[]): Promise<void> {
  await Promise.all([...closureOf(addresses)].map(check));
}

/** Registers the hashes that the scripts of a build must have. */
export function learn(site: string, { files, imports = {} }: Pick<ReleaseBuild, 'files' | 'imports'>): void {
  const at = (path: string) => `${site}/${path}`;
  if (Object.keys(files).some(isScript)) sites.add(site);
  for (const [path, integrity] of Object.entries(files))
    if (isScript(path)) known.set(at(path), { integrity, imports: (imports[path] ?? []).map(at) });
  const sheets = Object.entries(files).filter(([path]) => path.endsWith('.css'));
  learnSheets(sheets.map(([path, integrity]) => [at(path), integrity]));
  Reflect.set(globalThis, HOOK, (address: string) =>
    withTimeout(verify([address]), ON_DEMAND_TIMEOUT_MS).catch((cause: unknown) => {
      if (isAppError(cause)) throw cause;
      throw new AppError('remote/unreachable', address, cause);
    }),
  );
}
