import { init, parse } from 'es-module-lexer';
import type { Plugin } from 'vite';

/** What an area has borrowed of the shell, by package: one module of the area's own, filled before its first screen. */
const BORROWED = 'virtual:lemma-borrowed';
const FOUND = `\0${BORROWED}`;

/** What the federation plugin says of each thing that is exposed: its name, and the module. */
const EXPOSED = /"(\.\/[\w-]+)": async[\s\S]*?\(\) => (import\("[^"]+"\))/g;

/** The federation plugin's stand-in for a shared package. */
const SHARE = /__loadShare__.*__loadShare__/;
const SHARE_KEY = /"canonical":"default:([^"]+)"/;
/** The federation plugin's entry script, and in it the module of what the area exposes. */
const ENTRY = 'virtual:mf-REMOTE_ENTRY_ID';
const EXPOSES = 'virtual:mf-exposes';
const EXPOSES_FROM = new RegExp(`from\\s*["'](${EXPOSES}[^"']*)["']`);

/** A shell lends a module whole, or as the only thing that a module of its own exports: React is no ES module. */
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

/** The stand-in for a shared package: its names, each read once, and none that the area does not use. */
export function smallShare(code: string): string {
  const name = SHARE_KEY.exec(code)?.[1];
  if (name === undefined) throw new Error('The federation plugin writes shares otherwise now: see small-container.ts.');
  const from = JSON.stringify(name);
  const exported = parse(code)[1].flatMap((each) => ('name' in each ? [each.name] : []));
  const readOf = (each: string): string => {
    if (each === 'default') return `byDefault(${from})`;
    return each === '__moduleExports' ? `all(${from})` : `one(${from}, ${JSON.stringify(each)})`;
  };
  // Names of a package may be words of the language: "enum" of zod's.
  const lines = exported.map((each, at) => `const _${at} = /*#__PURE__*/ ${readOf(each)};`);
  const names = exported.map((each, at) => `_${at} as ${each}`);
  return [`import { all, byDefault, one } from '${BORROWED}';`, ...lines, `export { ${names.join(', ')} };`].join('\n');
}

/** What the area exposes, without the waiting for what `init` has waited for. Style sheets come with Vite's own imports. */
export function smallExposes(code: string): string {
  const found = [...code.matchAll(EXPOSED)].map(([, name, opens]) => `${JSON.stringify(name)}: () => ${opens},`);
  if (found.length === 0)
    throw new Error('The federation plugin writes what is exposed otherwise now: see small-container.ts.');
  return `export default {\n${found.join('\n')}\n};`;
}

/** The entry of a container, as federation runtimes know it: `init` takes the share scope, `get` gives what is exposed. */
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
 * Puts a small container in the place of the federation plugin's own. That one shares in every direction, with fallbacks, other
 * versions and other bundlers' scopes: 17 kB compressed in each area, to do what these two functions do where the shell
 * brings every shared package and the gate has compared the versions. The protocol stays: any federation runtime opens it.
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
