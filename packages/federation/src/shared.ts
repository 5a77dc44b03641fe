import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { lendingModule, lentNames } from './shared-names.ts';

/**
 * The packages that the shell and all remotes hold as one instance. One missing from a remote's list would be bundled a second
 * time without a word, so every build takes the list from here.
 */
export const sharedPackages = [
  'react',
  'react-dom',
  '@lemma/router',
  '@tanstack/react-query',
  '@lemma/shared-auth',
  '@lemma/toast',
  'zod',
  'radix-ui',
  '@radix-ui/react-tooltip',
  'use-intl/core',
] as const;

/** Contract between shell and remotes; repeated from packages/contract because build files run before it. */
export const CONTRACT_VERSION = 1;

type Manifest = { readonly version?: string };

/** The manifest of an installed package, found as Node finds it: not every package exports its own. */
function manifestOf(name: string, folder: string): Manifest {
  for (let at = folder; ; at = dirname(at)) {
    const file = join(at, 'node_modules', name, 'package.json');
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
    if (at === dirname(at)) throw new Error(`The shared package ${name} is not installed.`);
  }
}

/** The version of a package as it resolves from `folder`; workspace packages carry the contract's version. */
function versionOf(name: string, folder: string): string {
  if (name.startsWith('@lemma/')) return `${CONTRACT_VERSION}.0.0`;
  const [scope = '', second = ''] = name.split('/');
  return manifestOf(name.startsWith('@') ? `${scope}/${second}` : scope, folder).version ?? '0.0.0';
}

export function sharedBy(folder: string, own: { import?: false }) {
  return Object.fromEntries(
    sharedPackages.map((name) => {
      const version = versionOf(name, folder);
      return [name, { singleton: true, version, requiredVersion: `^${version.split('.')[0]}.0.0`, ...own }];
    }),
  );
}

/** What the shell imports to find out what it lends, and before each package's name what it then opens. */
const ASKED = 'virtual:lemma-shared';
const LENT = 'virtual:lemma-lent/';
const FOUND = '\0lemma:';

const lent = (name: string, at: number, version: string, requiredVersion: string): string =>
  `${JSON.stringify(name)}: {
    version: '${version}',
    shareConfig: { singleton: true, requiredVersion: '${requiredVersion}' },
    lib: () => lent${at},
  },`;

/**
 * One module more than the package itself: were the package opened whole, all of it would belong to the first page, which
 * imports some of it.
 */
function reexport(name: string): string {
  const from = JSON.stringify(name);
  // React is no ES module: what it exports is known only when it runs.
  if (name === 'react' || name === 'react-dom') return `import all from ${from};\nexport default all;`;
  const lent = lentNames[name];
  return lent === undefined ? `export * from ${from};` : lendingModule(name, lent);
}

/**
 * The shared packages as the shell lends them to the remotes: plain imports on demand. The shell's own pages import the
 * same packages as ever, so the bundler splits and shakes them as in any application, and a page that opens no area
 * fetches nothing of federation. While developing the federation plugin lends them instead, and the module is empty.
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
      const all = Object.entries(sharedBy(folder, {}));
      const imports = all.map(([name], at) => `import * as lent${at} from ${JSON.stringify(LENT + name)};`);
      const entries = all.map(([name, { version, requiredVersion }], at) => lent(name, at, version, requiredVersion));
      return `${imports.join('\n')}\nexport const shared = {\n${entries.join('\n')}\n};`;
    },
  };
};
