import { createRequire } from 'node:module';
import { join } from 'node:path';
import { federation } from '@module-federation/vite';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { ConfigEnv, PluginOption, UserConfig } from 'vite';
import { compiledAhead } from './compiled-ahead.ts';
import { compiledTexts } from './compiled-texts.ts';
import { container } from './container.ts';
import { DEV_ENTRY, devEnvironment, devRelease } from './dev-plugins.ts';
import { drawPages } from './draw-pages.ts';
import { areaFacts, shellFacts } from './facts.ts';
import { monolithLoader } from './monolith.ts';
import { noEval } from './no-eval.ts';
import { onlyLent } from './only-lent.ts';
import { pureSchemas } from './pure-schemas.ts';
import { releasedRouter } from './released-router.ts';
import { areaBudget, routePreloads } from './route-preloads.ts';
import { serviceWorker } from './service-worker.ts';
import { CONTRACT_VERSION, lendShared, lentBy, sharedBy } from './shared.ts';
import { smallZod } from './small-zod.ts';
import { type AreaModules, startEarlyIn } from './start-early.ts';
import { together } from './together.ts';
import { EXPOSED } from './types-archive.ts';
import { weights } from './weights.ts';
import { withoutRe2js } from './without-re2js.ts';

export { publicDocuments } from './public-documents.ts';
export { sharedPackages } from './shared.ts';

const build = {
  target: 'es2023',
  modulePreload: { polyfill: false },
  assetsDir: 'assets',
  // Otherwise code that several lazy pages share moves into the first page's chunk, such as zod for a page that
  // validates nothing.
  rolldownOptions: { experimental: { chunkOptimization: { mergeCommonChunks: false } } },
} satisfies UserConfig['build'];

const common = (folder: string, plugins: PluginOption[]): UserConfig => ({
  root: folder,
  plugins: [
    react(),
    tailwind(),
    noEval(),
    withoutRe2js(),
    compiledTexts(),
    smallZod(),
    pureSchemas(),
    releasedRouter(),
    weights(),
    ...plugins,
  ],
  build,
  // With another port than the requested one, the shell would look in the wrong place.
  server: { strictPort: true, cors: true },
});

/** In development, the federation plugin makes the shell a host, with hot reload of the remotes. */
const developingHost = (folder: string) =>
  federation({
    name: 'shell',
    filename: 'remoteEntry.js',
    remotes: {},
    shared: sharedBy(folder, {}),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    dev: { remoteHmr: true },
  });

/** The shell's module with the contracts that it speaks. */
const CONTRACTS = 'src/remotes/contracts.ts';

/** Takes the contracts from this module, wherever the shell imports its own. */
const contractsOf = (file: string): PluginOption => ({
  name: 'lemma-contracts',
  enforce: 'pre',
  resolveId: (source: string) => (source === './contracts.ts' ? file : undefined),
});

/**
 * The shell's build. It contains every shared package and knows no remote by name or address. A production build does
 * not use the federation plugin: the shell starts the federation runtime itself when an area is opened. `forAreas` are
 * modules that only areas need; `more` are plugins of the shell's own; `contracts` is the module with the contracts that
 * it speaks, if not the shell's own.
 */
export const hostConfig = (
  folder: string,
  { command }: Pick<ConfigEnv, 'command'>,
  forAreas: AreaModules,
  more: readonly PluginOption[] = [],
  contracts = join(folder, CONTRACTS),
): UserConfig => ({
  ...common(folder, [
    ...more,
    together(folder, forAreas.together),
    devEnvironment(),
    lendShared(folder),
    startEarlyIn(folder, forAreas),
    shellFacts(folder, contracts, lentBy(folder)),
    contractsOf(contracts),
    drawPages(folder, join(folder, '..', forAreas.draws)),
    compiledAhead(),
    serviceWorker(createRequire(join(folder, 'package.json')).resolve('@lemma/offline/worker')),
    command === 'serve' && developingHost(folder),
  ]),
  build: {
    ...build,
    rolldownOptions: {
      ...build.rolldownOptions,
      // One file of libraries and one of our own code for the first page: seventeen files would compress less well.
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: /node_modules/, tags: ['$initial'] },
            { name: 'first', tags: ['$initial'] },
            ...Object.entries(forAreas.inOneFile).map(([name, modules]) => ({
              ...{ name, includeDependenciesRecursively: false },
              test: new RegExp(`/(${modules.join('|')})$`),
            })),
          ],
        },
      },
    },
  },
  // Remotes are loaded by their entry script, so the runtime leaves out the code that reads manifests and the code for
  // servers.
  ...(command === 'build' ? { define: { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' } } : {}),
});

/**
 * The same sources as one application without federation, with a chunk for each route: `vite build --mode monolith` in
 * the shell's folder. It is never deployed; the delivery benchmark compares the federated build with it.
 */
export const monolithConfig = (folder: string, areas: readonly string[]): UserConfig => ({
  ...common(folder, [
    monolithLoader(folder, Object.fromEntries(areas.map((area) => [area, join(folder, `../remote-${area}`)]))),
    compiledAhead(),
  ]),
  build: { ...build, outDir: 'dist/monolith' },
});

/** The port on which `npm run dev` serves a remote: the remote's server writes its address into what it sends. */
const devPort = () => {
  const { LEMMA_DEV_PORT: port } = process.env;
  return port === undefined ? {} : { port: Number(port), origin: `http://localhost:${port}` };
};

/** In development, the federation plugin makes an area a remote, with hot reload. */
const developingRemote = (folder: string, area: string) =>
  federation({
    name: area,
    filename: DEV_ENTRY,
    exposes: { [EXPOSED.path]: `./${EXPOSED.file}` },
    shared: sharedBy(folder, { import: false }),
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
    dev: { remoteHmr: true },
  });

/** A remote's build: one entry, without copies of packages that the shell provides. */
export const remoteConfig =
  (folder: string, area: string) =>
  ({ command }: Pick<ConfigEnv, 'command'>): UserConfig => ({
    ...common(folder, [
      onlyLent(),
      devRelease(area, CONTRACT_VERSION),
      areaFacts(folder, CONTRACT_VERSION),
      command === 'serve' ? developingRemote(folder, area) : container(folder, area, sharedBy(folder, {})),
      routePreloads(folder),
      areaBudget(area),
    ]),
    base: './',
    build: {
      ...build,
      // The shell preloads scripts with their integrity; links that Vite adds would have none.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
      },
      ...(command === 'serve' && { rolldownOptions: { input: join(folder, EXPOSED.file) } }),
    },
    server: { strictPort: true, cors: true, ...devPort() },
  });
