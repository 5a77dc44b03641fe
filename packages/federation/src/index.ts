import { createRequire } from 'node:module';
import { join } from 'node:path';
import { federation } from '@module-federation/vite';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { PluginOption, UserConfig } from 'vite';
import { devEnvironment, devRelease } from './dev-plugins.ts';
import { areaFacts, shellFacts } from './facts.ts';
import { monolithLoader } from './monolith.ts';
import { noEval } from './no-eval.ts';
import { preloadShared } from './preload-shared.ts';
import { serviceWorker } from './service-worker.ts';
import { verifiedImports } from './verified-imports.ts';
import { QUIET_SECONDS, waitForWholeGraph } from './wait-for-whole-graph.ts';

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
] as const;

/** Contract between shell and remotes; repeated from packages/contract because build files run before it. */
const CONTRACT_VERSION = 1;

type Manifest = { version?: string; dependencies?: Record<string, string> };

/** The version of a package as it resolves from `folder`; workspace packages carry the contract's version. */
function versionOf(name: string, folder: string): string {
  if (name.startsWith('@lemma/')) return `${CONTRACT_VERSION}.0.0`;
  const manifest: Manifest = createRequire(join(folder, 'package.json'))(`${name}/package.json`);
  return manifest.version ?? '0.0.0';
}

function sharedBy(folder: string, own: { eager?: boolean; import?: false }) {
  return Object.fromEntries(
    sharedPackages.map((name) => {
      const version = versionOf(name, folder);
      return [name, { singleton: true, version, requiredVersion: `^${version.split('.')[0]}.0.0`, ...own }];
    }),
  );
}

const build = {
  target: 'es2023',
  modulePreload: { polyfill: false },
  assetsDir: 'assets',
} satisfies UserConfig['build'];

const common = (folder: string, plugins: PluginOption[]): UserConfig => ({
  root: folder,
  plugins: [react(), tailwind(), noEval(), ...plugins],
  build,
  // Another port than the one asked for would leave the shell looking in the wrong place.
  server: { strictPort: true, cors: true },
});

/** The shell's build: it brings every shared package and knows no remote by name or address. */
export const hostConfig = (folder: string): UserConfig =>
  common(folder, [
    devEnvironment(),
    ...waitForWholeGraph(
      federation({
        name: 'shell',
        filename: 'remoteEntry.js',
        remotes: {},
        shared: sharedBy(folder, {}),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        moduleParseIdleTimeout: QUIET_SECONDS,
        dev: { remoteHmr: true },
      }),
    ),
    preloadShared(),
    shellFacts(folder, CONTRACT_VERSION, sharedBy(folder, {})),
    serviceWorker(createRequire(join(folder, 'package.json')).resolve('@lemma/offline/worker')),
  ]);

/**
 * The same sources as one application with a chunk per route and no federation: `vite build --mode monolith` in the
 * shell's folder. What is served is never built so; the benchmark of delivery holds the federated build against it.
 */
export const monolithConfig = (folder: string, areas: readonly string[]): UserConfig => ({
  ...common(folder, [
    monolithLoader(Object.fromEntries(areas.map((area) => [area, join(folder, `../remote-${area}`)]))),
  ]),
  build: { ...build, outDir: 'dist/monolith' },
});

/** A remote's build: one entry, no copy of what the shell brings. `port` is where `npm run dev` serves it. */
export const remoteConfig = (folder: string, area: string, port: number): UserConfig => ({
  ...common(folder, [
    devRelease(area, CONTRACT_VERSION),
    areaFacts(folder, CONTRACT_VERSION),
    verifiedImports(),
    ...waitForWholeGraph(
      federation({
        name: area,
        filename: 'remoteEntry.js',
        exposes: { './entry': './src/entry.ts' },
        shared: sharedBy(folder, { import: false }),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        moduleParseIdleTimeout: QUIET_SECONDS,
        dev: { remoteHmr: true },
      }),
    ),
  ]),
  base: './',
  build: {
    ...build,
    // Scripts are fetched ahead by the shell, with their integrity; Vite's own links carry none.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: { input: join(folder, 'src/entry.ts') },
  },
  server: { strictPort: true, cors: true, port, origin: `http://localhost:${port}` },
});
