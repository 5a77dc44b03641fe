import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Plugin, parseSync } from 'vite';

/** The virtual module with the packages that an area has borrowed from the shell, and the prefix of one for each package. */
export const BORROWED = 'virtual:lemma-borrowed';
const FOUND = `\0${BORROWED}`;

/** What menus, dialogs and tabs are made of. An area borrows it when one is first opened. */
export const RADIX = '@lemma/ui/radix';
const ON_DEMAND = new RegExp(`\\bimport\\(\\s*['"]${RADIX}['"]\\s*\\)`, 'g');

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
/** Takes of it what is needed by now. */
export const borrowLater = take;
export const read = (name, of) => borrowed[name][of] ?? (of === 'default' ? borrowed[name] : undefined);
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

/** A module that stands for a borrowed package. It reads each name once, so that the bundler drops what nobody uses. */
function standIn(from: string, names: readonly string[]): string {
  const read = (name: string) => `read(${JSON.stringify(from)}, ${JSON.stringify(name)})`;
  // An export can have the name of a keyword, such as zod's "enum".
  const lines = names.map((name, at) => `const _${at} = /*#__PURE__*/ ${read(name)};`);
  const exported = names.map((name, at) => `_${at} as ${name}`);
  return [`import { read } from '${BORROWED}';`, ...lines, `export { ${exported.join(', ')} };`].join('\n');
}

/** Puts what the shell lends in the place of these packages, wherever the area or one of its packages imports them. */
export const borrowed = (folder: string, packages: readonly string[]): Plugin => ({
  name: 'lemma-borrowed',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) => {
    if (source === BORROWED) return FOUND;
    return packages.includes(source) ? `${FOUND}/${source}` : undefined;
  },
  transform: {
    filter: { code: RADIX },
    handler: (code) => {
      const now = code.replace(ON_DEMAND, `borrowLater(${JSON.stringify(RADIX)})`);
      return now === code ? undefined : { code: `import { borrowLater } from '${BORROWED}';\n${now}` };
    },
  },
  async load(id) {
    if (id === FOUND) return { code: borrowedModule, moduleSideEffects: false };
    if (!id.startsWith(FOUND)) return undefined;
    const name = id.slice(FOUND.length + 1);
    const resolve: Resolve = async (source, importer) =>
      (await this.resolve(source, importer, { skipSelf: true }))?.id ?? source;
    const file = await resolve(name, join(folder, 'package.json'));
    return { code: standIn(name, await exportsOf(file, resolve)), moduleSideEffects: false };
  },
});
