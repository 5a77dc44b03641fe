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

const repository = join(import.meta.dirname, '..');
const more = [
  publicDocuments(repository, Object.values(documents)),
  sampleFiles(join(repository, 'functions/.sample')),
];

/** The build with the contracts of another module than the shell's own, for a test that brings one in. */
export const shellConfig = (contracts: string) =>
  hostConfig(import.meta.dirname, { command: 'build' }, forAreas, more, contracts);

export default defineConfig((env) =>
  env.mode === 'monolith'
    ? monolithConfig(import.meta.dirname, areas)
    : hostConfig(import.meta.dirname, env, forAreas, more),
);
