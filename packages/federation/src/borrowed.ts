import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Plugin, parseSync } from 'vite';
import { lentOf } from './shared-names.ts';

/** The virtual module with the packages that an area has borrowed from the shell, and the prefix of one for each package. */
export const BORROWED = 'virtual:lemma-borrowed';
const FOUND = `\0${BORROWED}`;

/** What menus, dialogs and tabs are made of, and the module that loads it. An area borrows it when one is first opened. */
export const RADIX = '@lemma/ui/radix';
const LOAD_RADIX = '@lemma/ui/load-radix';

/**
 * A shell lends a module's namespace, or the object of a package that is no ES module, such as React. Shells of before
 * lend a module whose only export is that object.
 */
const borrowedModule = `
const borrowed = {};
let lending = {};
const bare = (module) => (Object.keys(module).every((name) => name === 'default') ? module.default : module);
const take = async (name) => {
  const [lent] = Object.values(lending[name] ?? {});
  if (lent === undefined) throw new Error('The shell does not lend ' + name + '.');
  borrowed[name] = bare((lent.lib ?? (await lent.get()))());
  return borrowed[name];
};
/** Takes of a share scope what the area is built with. */
export const borrow = (scope, names) => {
  lending = scope;
  return Promise.all(names.map(take));
};
export const loadRadix = () => take('${RADIX}');
export const read = ([name, ...path], of) => {
  const from = path.reduce((object, each) => object[each], borrowed[name]);
  return from[of] ?? (of === 'default' ? from : undefined);
};
`;

type Resolve = (source: string, importer: string) => Promise<string>;

/** The names that a module exports, with those of `export *`. React is no ES module: it has those of its object. */
async function exportsOf(file: string, resolve: Resolve): Promise<readonly string[]> {
  const entries = parseSync(file, await readFile(file, 'utf8')).module.staticExports.flatMap(({ entries }) => entries);
  if (entries.length === 0) return ['default', ...Object.keys(createRequire(file)(file))];
  const found = entries.map(async ({ isType, exportName: { kind, name }, moduleRequest }) => {
    if (isType) return [];
    if (kind !== 'None' || moduleRequest === null) return [name ?? 'default'];
    const more = await exportsOf(await resolve(moduleRequest.value, file), resolve);
    return more.filter((each) => each !== 'default');
  });
  return [...new Set((await Promise.all(found)).flat())];
}

/**
 * An export that no code can name. It is in a build only where a package, or an object of it, is taken as a whole, so that
 * its further use cannot be traced.
 */
export const WHOLE = '*';

/** What a module stands for: a borrowed package, or an object in one whose names are lent (`package#object`). */
export const standsFor = (id: string): string | undefined =>
  id.startsWith(`${FOUND}#`) ? id.slice(FOUND.length + 1) : undefined;

/** A module that stands for what is borrowed. It reads each name once, so that the bundler drops what nobody uses. */
function standIn(of: string, names: readonly string[]): string {
  const isObject = (name: string) => lentOf(`${of}#${name}`) !== undefined;
  const values = [...names.filter((name) => !isObject(name)), WHOLE].map((name) => JSON.stringify(name));
  return [
    `import { read } from '${BORROWED}';`,
    ...names.filter(isObject).map((name) => `export * as ${name} from ${JSON.stringify(`${FOUND}#${of}#${name}`)};`),
    // An export can have the name of a keyword, such as zod's "enum".
    ...values.map((name, at) => `const _${at} = /*#__PURE__*/ read(${JSON.stringify(of.split('#'))}, ${name});`),
    `export { ${values.map((name, at) => `_${at} as ${name}`).join(', ')} };`,
  ].join('\n');
}

/** Puts what the shell lends in the place of these packages, wherever the area or one of its packages imports them. */
export const borrowed = (folder: string, packages: readonly string[]): Plugin => ({
  name: 'lemma-borrowed',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) => {
    if (source === BORROWED || source === LOAD_RADIX) return FOUND;
    if (source.startsWith(FOUND)) return source;
    return packages.includes(source) && source !== RADIX ? `${FOUND}#${source}` : undefined;
  },
  async load(id) {
    if (id === FOUND) return { code: borrowedModule, moduleSideEffects: false };
    const of = standsFor(id);
    if (of === undefined) return undefined;
    const resolve: Resolve = async (source, importer) =>
      (await this.resolve(source, importer, { skipSelf: true }))?.id ?? source;
    const ofPackage = async () => exportsOf(await resolve(of, join(folder, 'package.json')), resolve);
    const names = of.includes('#') ? (lentOf(of) ?? []) : await ofPackage();
    return { code: standIn(of, names), moduleSideEffects: false };
  },
});
