import { getInstance, loadRemote, registerRemotes } from '@module-federation/runtime';

/** The versions of the packages that this shell lends to remotes. */
export const offered = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(getInstance()?.shareScopeMap.default ?? {}).flatMap(([name, versions]) =>
      Object.keys(versions)
        .slice(0, 1)
        .map((version) => [name, version]),
    ),
  );

/** Opens what a remote exposes as `./entry`. `address` is that of its entry script or of its manifest. */
export function openEntry(name: string, address: string): Promise<{ remote: unknown } | null> {
  registerRemotes([{ name, entry: address, type: 'module' }], { force: true });
  return loadRemote<{ remote: unknown }>(`${name}/entry`);
}
