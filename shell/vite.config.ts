import { join } from 'node:path';
import { hostConfig, monolithConfig, publicDocuments } from '@lemma/federation';
import { defineConfig } from 'vite';
import { sampleFiles } from './sample-files.ts';
import { documents } from './src/pages/home/documents.ts';

const areas = ['teacher', 'parent', 'student'];

/** Modules that an area's page loads on demand; loaded early when one is opened. */
const forAreas = {
  app: 'shell/src/app/create-app.tsx',
  draws: 'shell/src/drawn/draw.tsx',
  together: ['shell/src/remotes/area-screen.tsx', 'shell/src/remotes/remote-loader.ts', 'shell/src/app/apply-own.tsx'],
  every: ['shared-auth/src/first-look.ts', 'shared-auth/src/stored-documents.ts'],
  only: { student: ['shell/src/app/session-watch.tsx'] },
};

/**
 * Small modules that come with one another: whichever page needs one of a list needs all of it, but none is used by one
 * file alone. As files of their own they would cost each page an announcement and a request apiece. None is imported on demand.
 */
const inOneFile = {
  router: ['node_modules/react-router/dist/production/chunk-\\w+.mjs'],
  page: [
    'packages/contract/src/remembered-place.ts',
    'packages/ui/src/(lib/cx|layout/page-title|text/catalogue).tsx?',
    'packages/ui/src/actions/(button|text-link).tsx',
    'packages/ui/src/frame/(brand|public-frame).tsx',
    'shell/src/pages/public-page.tsx',
    'shell/src/text/(auth-sentences|en|texts).ts',
  ],
  around: [
    'node_modules/(@tanstack/(query-core|react-query)|zustand)/[^?]*',
    'node_modules/react-router/dist/production/dom-export.mjs',
    'packages/(router|toast)/src/.*',
    'packages/contract/src/(area-list|canary|query-client|stored-page).ts',
    'packages/ui/src/overlays/(place-beside|watch-tooltips|tooltip|portal).tsx?',
    'shared-auth/src/(shared-device|take-leave).ts',
    'shell/src/app/(wipe-device|area-code|on-demand|loading-text|quiet-boundary|tell-fault|use-page-language|toasters).tsx?',
    'shell/src/pages/route-fault.tsx',
    'shell/src/stored/stored-pages.ts',
    'shell/src/remotes/(path-under|use-intent|this-tab|foresee|measure-later|sites|open-remotes).ts',
  ],
  area: [
    'node_modules/lucide-react/dist/esm/icons/house.mjs',
    'packages/contract/src/(release|signed-release|signature).ts',
    'packages/school/src/(base/call|release/(calls|load-count|vitals|signs)|privacy/retention|assignment/(late-policy|mastery)|settings/(notices|schema)).ts',
    'packages/ui/src/(overlays/(load-radix|radix)|lib/appearance).ts',
    'shared-auth/src/(addresses|handed-profile|first-reads).ts',
    'shell/src/app/(role-gate|use-own-session).tsx?',
    'shell/src/pages/not-found.tsx',
    'shell/src/remotes/(area-name|with-timeout|known-release|read-release).ts',
  ],
};

const repository = join(import.meta.dirname, '..');
const more = [
  publicDocuments(repository, Object.values(documents)),
  sampleFiles(join(repository, 'functions/.sample')),
];

/** The build with the contracts of another module than the shell's own, for a test that brings one in. */
export const shellConfig = (contracts: string) =>
  hostConfig(import.meta.dirname, { command: 'build' }, { ...forAreas, inOneFile }, more, contracts);

export default defineConfig((env) =>
  env.mode === 'monolith'
    ? monolithConfig(import.meta.dirname, areas)
    : hostConfig(import.meta.dirname, env, { ...forAreas, inOneFile }, more),
);
