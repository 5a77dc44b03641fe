/** The scripts of a build by names that stay: the file of each, and what it imports. */
export type Links = Readonly<Record<string, readonly [file: string, ...imports: readonly string[]]>>;

type Exports = Record<string, unknown>;
/** A script as the build writes it (`linked.ts`), by its name in a file of one or several: a function of what it imports. */
type Script = (
  importScript: (from: string) => Exports,
  exportName: (name: string, get: () => unknown) => void,
  importLater: (from: string) => Promise<unknown>,
  meta: { readonly url: string },
) => void;

/**
 * Links an area's scripts. A browser links modules by the addresses that stand in them, so a script would get another name
 * whenever one does that it imports. Here each is a function of what it imports, and only the entry, which each version has
 * of its own, knows which file stands for a name. So versions in one page share files, and nothing that has run.
 *
 * The function is copied into the entry as text, so it uses nothing from outside. `first` are the links of the first
 * screen; `lists` are the files with all; `open` imports a module; `own` are scripts that are
 * a part of the entry.
 */
export function linkScripts(
  first: Links,
  folder: string,
  lists: readonly string[],
  open: <T>(address: string) => Promise<Exports & { readonly default: T }>,
  own: Readonly<Record<string, Script>>,
): (from: string) => Promise<Exports> {
  const links = { ...first };
  const scripts = new Map(Object.entries(own));
  const linked = new Map<string, Exports>();
  // The function of shell/src/remotes/verify.ts. If no shell has set it, nothing is checked.
  const checked = async <T>(address: string): Promise<T> => {
    await Reflect.get(globalThis, Symbol.for('lemma.verify'))?.(address);
    return (await open<T>(address)).default;
  };
  const addressOf = (name: string) => folder + links[name]?.[0];
  const withImports = (name: string, found = new Set<string>()): Set<string> => {
    if (found.has(name)) return found;
    found.add(name);
    for (const next of links[name]?.slice(1) ?? []) withImports(next, found);
    return found;
  };
  /** Takes all scripts of a file. */
  const fetchFile = async (address: string): Promise<void> => {
    const taken = await checked<Readonly<Record<string, Script>>>(address);
    for (const [name, script] of Object.entries(taken)) scripts.set(name, script);
  };
  const link = (name: string): Exports => {
    const known = linked.get(name);
    if (known !== undefined) return known;
    const script = scripts.get(name);
    if (script === undefined) throw new Error(`no script ${name}`);
    const exports: Exports = {};
    linked.set(name, exports);
    try {
      script(link, (as, get) => Object.defineProperty(exports, as, { enumerable: true, get }), load, {
        url: addressOf(name),
      });
    } catch (error) {
      // Whoever asks again gets the error again, and no half of a script.
      linked.delete(name);
      throw error;
    }
    return exports;
  };
  const load = async (from: string): Promise<Exports> => {
    if (!(from in links) && !/[/:]/.test(from))
      Object.assign(links, ...(await Promise.all(lists.map((list) => checked<Links>(folder + list)))));
    // An address that was put together at run time.
    if (!(from in links)) return open(from);
    const missing = [...withImports(from)].filter((name) => !scripts.has(name));
    await Promise.all([...new Set(missing.map(addressOf))].map(fetchFile));
    return link(from);
  };
  return load;
}
