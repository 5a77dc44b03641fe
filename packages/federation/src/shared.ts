import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { RADIX } from './borrowed.ts';
import { lentOf } from './shared-names.ts';
import { SMALL_ZOD } from './small-zod.ts';

/**
 * The packages of which the shell and all remotes share one instance. If one were missing in a remote's list, it would
 * silently be bundled a second time, so every build uses this list.
 */
export const sharedPackages = [
  'react',
  'react-dom',
  '@lemma/router',
  '@tanstack/react-query',
  '@lemma/shared-auth',
  '@lemma/toast',
  '@lemma/ui/messages',
  SMALL_ZOD,
  RADIX,
] as const;

/** What an area of another team may borrow too: the shell puts its provider around that area's screens. */
const TOOLTIPS = '@radix-ui/react-tooltip';

/** What the shell loads when an area asks for it. */
const lentOnDemand: readonly string[] = [RADIX, TOOLTIPS];

/**
 * The contract version of shell and remotes. It repeats packages/contract because build files run before that package
 * is built.
 */
export const CONTRACT_VERSION = 1;

type Manifest = { readonly version?: string };

/** The manifest of an installed package, searched for as Node does, because not every package exports its own. */
function manifestOf(name: string, folder: string): Manifest {
  for (let at = folder; ; at = dirname(at)) {
    const file = join(at, 'node_modules', name, 'package.json');
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
    if (at === dirname(at)) throw new Error(`The shared package ${name} is not installed.`);
  }
}

/**
 * The version of what the shell lends of ours. It is not the contract's: areas of two contracts share one session and
 * one router.
 */
const LENT_VERSION = '1.0.0';

/** The version of a package as it resolves from `folder`; workspace packages have one of their own. */
function versionOf(name: string, folder: string): string {
  if (name.startsWith('@lemma/')) return LENT_VERSION;
  const [scope = '', second = ''] = name.split('/');
  return manifestOf(name.startsWith('@') ? `${scope}/${second}` : scope, folder).version ?? '0.0.0';
}

const sharesOf = (names: readonly string[], folder: string, own: { import?: false }) =>
  Object.fromEntries(
    names.map((name) => {
      const version = versionOf(name, folder);
      return [name, { singleton: true, version, requiredVersion: `^${version.split('.')[0]}.0.0`, ...own }];
    }),
  );

/** What our areas borrow. */
export const sharedBy = (folder: string, own: { import?: false }) => sharesOf(sharedPackages, folder, own);

/** What the shell lends. */
export const lentBy = (folder: string) => sharesOf([...sharedPackages, TOOLTIPS], folder, {});

/**
 * The virtual module that the shell imports for what it lends, and the prefix of the virtual module of each package.
 */
const ASKED = 'virtual:lemma-shared';
const LENT = 'virtual:lemma-lent/';
const FOUND = '\0lemma:';

/** React is no ES module: its exports are only known when it runs. What is lent of it is the object itself, as anywhere. */
const noModules = ['react', 'react-dom'];

/** An entry of the share scope: the package, or a function that loads it. */
const lent = (name: string, at: number, version: string, requiredVersion: string): string =>
  `${JSON.stringify(name)}: {
    version: '${version}',
    shareConfig: { singleton: true, requiredVersion: '${requiredVersion}' },
    ${
      lentOnDemand.includes(name)
        ? `get: async () => { const lent = await import(${JSON.stringify(LENT + name)}); return () => lent; }`
        : `lib: () => lent${at}${noModules.includes(name) ? '.default' : ''}`
    },
  },`;

/**
 * An additional module for each package. If the shell imported the package itself as a whole, all of it would become
 * part of the first page, which uses only some of it.
 */
function reexport(name: string): string {
  const from = JSON.stringify(name);
  if (noModules.includes(name)) return `import all from ${from};\nexport default all;`;
  const names = lentOf(name);
  return `export ${names === undefined ? '*' : `{ ${names.join(', ')} }`} from ${from};`;
}

/**
 * The shared packages as the shell lends them to the remotes: lazy imports. The shell's own pages import the same
 * packages as usual, so the bundler splits and shakes them as in any application, and a page without an area fetches no
 * federation code. In development, the federation plugin lends them instead, and the module is empty.
 */
export const lendShared = (folder: string): Plugin => {
  let serving = false;
  return {
    name: 'lemma-lend-shared',
    configResolved: ({ command }) => {
      serving = command === 'serve';
    },
    resolveId: (source) => (source === ASKED || source.startsWith(LENT) ? FOUND + source : undefined),
    load: (id) => {
      if (id.startsWith(FOUND + LENT)) return reexport(id.slice(FOUND.length + LENT.length));
      if (id !== FOUND + ASKED) return undefined;
      if (serving) return 'export const shared = undefined;';
      const all = Object.entries(lentBy(folder));
      const imports = all.map(([name], at) =>
        lentOnDemand.includes(name) ? '' : `import * as lent${at} from ${JSON.stringify(LENT + name)};`,
      );
      const entries = all.map(([name, { version, requiredVersion }], at) => lent(name, at, version, requiredVersion));
      return `${imports.join('\n')}\nexport const shared = {\n${entries.join('\n')}\n};`;
    },
  };
};
