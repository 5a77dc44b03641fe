import { shared } from 'virtual:lemma-shared';
import { getInstance, init, loadRemote, registerRemotes } from '@module-federation/runtime';
import * as core from '@module-federation/runtime/core';

/** Where versions of remotes that were built without a small container look for the federation runtime. */
Reflect.set(globalThis, '_FEDERATION_RUNTIME_CORE', core);

// In development, the federation plugin has already created the host.
if (shared !== undefined) init({ name: 'shell', remotes: [], shared, shareStrategy: 'loaded-first' });

/** The versions of the packages that this shell lends to remotes. */
export const offeredByRuntime = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(getInstance()?.shareScopeMap.default ?? {}).flatMap(([name, versions]) =>
      Object.keys(versions)
        .slice(0, 1)
        .map((version) => [name, version]),
    ),
  );

/**
 * Opens what a remote exposes as `./entry` by the federation runtime. `address` is that of its entry script or manifest.
 */
export function openByRuntime(name: string, address: string): Promise<{ remote: unknown } | null> {
  registerRemotes([{ name, entry: address, type: 'module' }], { force: true });
  return loadRemote<{ remote: unknown }>(`${name}/entry`);
}
