import { shared } from 'virtual:lemma-shared';
import { type Opened, openSmall } from './open-small.ts';

/** 19 kB that a build with our own small container does not need. */
const runtime = () => import('./open-by-runtime.ts');

/** The versions of the packages that this shell lends to remotes. */
export async function offered(): Promise<Readonly<Record<string, string>>> {
  // In development, the federation plugin lends them.
  if (shared === undefined) return (await runtime()).offeredByRuntime();
  return Object.fromEntries(Object.entries(shared).map(([name, { version }]) => [name, version]));
}

/**
 * Opens what a remote exposes as `./entry`. `address` is that of its entry script or manifest; `isSmall`: it was built
 * with the small container of packages/federation.
 */
export async function openEntry(name: string, address: string, isSmall: boolean): Promise<Opened> {
  if (isSmall && shared !== undefined) return openSmall(address, shared);
  return (await runtime()).openByRuntime(name, address);
}

/** For the release checks, which open another area in the page of a version that is about to be served. */
Reflect.set(globalThis, Symbol.for('lemma.open'), openEntry);
