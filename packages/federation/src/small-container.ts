import { init, parse } from 'es-module-lexer';
import type { Plugin } from 'vite';

/** The virtual module with the packages that an area has borrowed from the shell, filled before its first screen. */
const BORROWED = 'virtual:lemma-borrowed';
const FOUND = `\0${BORROWED}`;

/** Matches, in the federation plugin's output, the name and the module of each exposed entry. */
const EXPOSED = /"(\.\/[\w-]+)": async[\s\S]*?\(\) => (import\("[^"]+"\))/g;

/** The federation plugin's module that stands for a shared package. */
const SHARE = /__loadShare__.*__loadShare__/;
const SHARE_KEY = /"canonical":"default:([^"]+)"/;
/** The federation plugin's entry script and, imported by it, the module with what the area exposes. */
const ENTRY = 'virtual:mf-REMOTE_ENTRY_ID';
const EXPOSES = 'virtual:mf-exposes';
const EXPOSES_FROM = new RegExp(`from\\s*["'](${EXPOSES}[^"']*)["']`);

/**
 * A shell lends a module's namespace, or a module whose only export is the package, as for React, which is no ES
 * module.
 */
const borrowedModule = `
const borrowed = {};
const bare = (module) => (Object.keys(module).every((name) => name === 'default') ? module.default : module);
/** Takes of a share scope what the area is built with. */
export const borrow = (scope, names) =>
  Promise.all(
    names.map(async (name) => {
      const [lent] = Object.values(scope[name] ?? {});
      if (lent === undefined) throw new Error('The shell does not lend ' + name + '.');
      borrowed[name] = bare((lent.lib ?? (await lent.get()))());
    }),
  );
export const all = (name) => borrowed[name];
export const one = (name, of) => borrowed[name][of];
export const byDefault = (name) => borrowed[name].default ?? borrowed[name];
`;

/**
 * A small module that stands for a shared package: it exports only the names that the area uses, and reads each once.
 */
export function smallShare(code: string): string {
  const name = SHARE_KEY.exec(code)?.[1];
  if (name === undefined) throw new Error('The federation plugin writes shares otherwise now: see small-container.ts.');
  const from = JSON.stringify(name);
  const exported = parse(code)[1].flatMap((each) => ('name' in each ? [each.name] : []));
  const readOf = (each: string): string => {
    if (each === 'default') return `byDefault(${from})`;
    return each === '__moduleExports' ? `all(${from})` : `one(${from}, ${JSON.stringify(each)})`;
  };
  // An export can have the name of a keyword, such as zod's "enum".
  const lines = exported.map((each, at) => `const _${at} = /*#__PURE__*/ ${readOf(each)};`);
  const names = exported.map((each, at) => `_${at} as ${each}`);
  return [`import { all, byDefault, one } from '${BORROWED}';`, ...lines, `export { ${names.join(', ')} };`].join('\n');
}

/**
 * What the area exposes, without waiting a second time for what `init` has already waited for. Style sheets are loaded
 * by Vite's own imports.
 */
export function smallExposes(code: string): string {
  const found = [...code.matchAll(EXPOSED)].map(([, name, opens]) => `${JSON.stringify(name)}: () => ${opens},`);
  if (found.length === 0)
    throw new Error('The federation plugin writes what is exposed otherwise now: see small-container.ts.');
  return `export default {\n${found.join('\n')}\n};`;
}

/**
 * The entry of a container with the interface that federation runtimes expect: `init` receives the share scope, `get`
 * returns what is exposed.
 */
export function smallEntry(code: string, names: readonly string[]): string {
  const exposes = EXPOSES_FROM.exec(code)?.[1];
  if (exposes === undefined)
    throw new Error('The federation plugin writes its entry otherwise now: see small-container.ts.');
  return `
import exposed from ${JSON.stringify(exposes)};
import { borrow } from '${BORROWED}';
let ready;
export const init = (scope) => {
  ready ??= borrow(scope, ${JSON.stringify(names)});
  ready.catch(() => { ready = undefined; });
  return ready;
};
export const get = async (name) => {
  if (!(name in exposed)) throw new Error('This area exposes no ' + name + '.');
  await ready;
  const module = await exposed[name]();
  return () => module;
};
`;
}

/**
 * Replaces the federation plugin's container by a small one. The original shares in every direction, with fallbacks,
 * other versions and other bundlers' scopes: 17 kB compressed in each area. Here the shell provides every shared
 * package and the gate has compared the versions, so two functions are enough. The protocol is the same: any federation
 * runtime can load it.
 */
export const smallContainer = (names: readonly string[]): Plugin => ({
  name: 'lemma-small-container',
  apply: 'build',
  enforce: 'post',
  resolveId: (source) => (source === BORROWED ? FOUND : undefined),
  load: (id) => (id === FOUND ? { code: borrowedModule, moduleSideEffects: false } : undefined),
  transform: {
    order: 'post',
    async handler(code, id) {
      if (id.includes(ENTRY)) return { code: smallEntry(code, names), map: null };
      if (id.includes(EXPOSES)) return { code: smallExposes(code), map: null };
      if (!SHARE.test(id)) return undefined;
      await init;
      return { code: smallShare(code), map: null, moduleSideEffects: false };
    },
  },
});
