import { z } from 'zod';

const entrySchema = z.looseObject({
  version: z.string().optional(),
  integrity: z.string().optional(),
  link: z.boolean().optional(),
  dev: z.boolean().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
const shape = z.looseObject({ packages: z.record(z.string(), entrySchema) });
export type Lock = z.infer<typeof shape>;
/** Returns its input: a copy would have its keys in another order, so that all of them would show as changed. */
export const lockSchema = z.custom<Lock>((value) => shape.safeParse(value).success);

const SYSTEMS = { windows: 'win32' } as const satisfies Record<string, string>;
const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32', 'windows'];
const PROCESSORS = { '64': 'x64', eabi: 'arm', gnueabihf: 'arm', musleabihf: 'arm' } as const satisfies Record<
  string,
  string
>;
const processors = ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64', '64'];
const C_LIBRARIES: Readonly<Record<string, string>> = {
  gnu: 'glibc',
  gnueabihf: 'glibc',
  musl: 'musl',
  musleabihf: 'musl',
};

const isKey = <K extends string>(table: Readonly<Record<K, string>>, key: string): key is K =>
  Object.hasOwn(table, key);
const translated = <K extends string>(table: Readonly<Record<K, string>>, word: string): string =>
  isKey(table, word) ? table[word] : word;

/** The machine that a package is for, read from its name: `@swc/core-linux-arm-gnueabihf`. */
export function platformOf(name: string) {
  const words = name.split(/[-/]/);
  const only = (found: string | undefined, key: string) => (found === undefined ? {} : { [key]: [found] });
  const system = words.find((word) => systems.includes(word));
  const processor = words.find((word) => processors.includes(word));
  const library = words.find((word) => Object.hasOwn(C_LIBRARIES, word));
  return {
    ...only(processor && translated(PROCESSORS, processor), 'cpu'),
    ...only(system === 'linux' && library ? C_LIBRARIES[library] : undefined, 'libc'),
    ...only(system && translated(SYSTEMS, system), 'os'),
  };
}

/**
 * Whether a package is in the lock file, looked up as Node does: beside the requesting package, then in each folder
 * above.
 */
function isLocked({ packages }: Lock, from: string, name: string): boolean {
  for (let folder = from; ; folder = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    if (`${folder === '' ? '' : `${folder}/`}node_modules/${name}` in packages) return true;
    if (folder === '' || !folder.includes('node_modules/')) return `node_modules/${name}` in packages;
  }
}

/**
 * Adds the entries that npm leaves out when its registry does not have a package for another machine. Without them,
 * `npm ci` fails on every machine because the lock file does not match package.json.
 */
export function completeLock(lock: Lock): { readonly lock: Lock; readonly added: readonly string[] } {
  const added = new Map<string, z.infer<typeof entrySchema>>();
  for (const [path, { optionalDependencies, dev }] of Object.entries(lock.packages))
    for (const [name, version] of Object.entries(optionalDependencies ?? {})) {
      // Only exact versions: packages for a single machine are never requested by range.
      if (!/^\d+\.\d+\.\d+[^ ]*$/.test(version) || isLocked(lock, path, name)) continue;
      const entry = { version, ...platformOf(name), ...(dev ? { dev } : {}), optional: true };
      added.set(`node_modules/${name}`, entry);
    }
  const packages = Object.fromEntries(
    [...Object.entries(lock.packages), ...added].sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
  return { lock: { ...lock, packages }, added: [...added.keys()] };
}

/** The hash that a registry gives for a package; undefined if it does not have it. */
export type Ask = (name: string, version: string) => Promise<string | undefined>;

/**
 * Adds the hashes that are missing because the registry of the machine that locked did not have the package.
 * @returns how many it found, and the packages that this registry lacks too.
 */
export async function fillIntegrity(
  { packages }: Lock,
  ask: Ask,
): Promise<{ readonly filled: number; readonly missing: readonly string[] }> {
  const missing: string[] = [];
  let filled = 0;
  for (const [path, entry] of Object.entries(packages)) {
    if (!path.includes('node_modules/') || entry.link || entry.integrity !== undefined) continue;
    const name = path.replace(/^.*node_modules\//, '');
    const integrity = await ask(name, entry.version ?? '');
    if (integrity === undefined) missing.push(name);
    else {
      entry.integrity = integrity;
      filled += 1;
    }
  }
  return { filled, missing };
}
