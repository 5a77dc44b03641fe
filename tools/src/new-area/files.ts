import type { AreaFacts } from '@lemma/contract';
import type { NewArea } from './edits.ts';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const manifestOf = (name: string, versions: Readonly<Record<string, string>>) => ({
  name: `remote-${name}`,
  version: '0.1.0',
  private: true,
  license: 'MIT',
  type: 'module',
  exports: { './package.json': './package.json' },
  imports: { '#shared/*': './src/shared/*' },
  scripts: {
    build: 'vite build',
    dev: `node ../tools/src/dev.ts ${name}`,
  },
  dependencies: {
    '@lemma/contract': '*',
    '@lemma/router': '*',
    '@lemma/screens': '*',
    '@lemma/ui': '*',
    '@tanstack/react-query': versions['@tanstack/react-query'] ?? '*',
    react: versions.react ?? '*',
    'react-dom': versions['react-dom'] ?? '*',
  },
  devDependencies: {
    '@lemma/federation': '*',
    '@types/react': versions['@types/react'] ?? '*',
    vite: versions.vite ?? '*',
    vitest: versions.vitest ?? '*',
  },
});

/** What a new area says of itself, for the environment of shells. */
export const factsFor = ({ name, path, role }: NewArea): AreaFacts => {
  const title = { en: `${name.slice(0, 1).toUpperCase()}${name.slice(1)}` };
  return { path, role, name: title, nav: [{ to: '', name: title, icon: 'home' }] };
};

/** What a new area is in a repository of its own too: where it hangs, a screen, its texts and its routes. */
export function sourcesOf(area: NewArea): Readonly<Record<string, string>> {
  const { name, path } = area;
  return {
    'area.json': json({ area: name, ...factsFor(area) }),
    'src/vite-env.d.ts': '/// <reference types="vite/client" />\n',
    'src/styles.css': '@import "@lemma/ui/area.css";\n@import "@lemma/screens/area.css";\n@source "./**/*.tsx";\n',
    'src/entry.ts': `import './styles.css';
import { CONTRACT_VERSION, type RemoteModule } from '@lemma/contract';
import { createRoutes } from './routes.ts';

export const remote: RemoteModule = { area: '${name}', contractVersion: CONTRACT_VERSION, createRoutes };
`,
    'src/shared/paths.ts': `import { pathsOf } from '@lemma/contract/paths';

const at = pathsOf('${path}');

/** Every route of the area: what it answers, promises and is linked to by. */
export const paths = {
  start: at(''),
};
`,
    'src/routes.ts': `import type { RemoteContext } from '@lemma/contract';
import type { RouteObject } from '@lemma/router';
import { routesOf } from '@lemma/screens';
import { paths } from '#shared/paths.ts';

/** The area at a glance: which page each of its routes opens. */
const pages = {
  start: async () => (await import('./features/start/page.tsx')).StartPage,
};

export const createRoutes = (_context: RemoteContext): RouteObject[] => routesOf(paths, pages);
`,
    'src/features/start/page.tsx': `import { PageHeader } from '@lemma/ui';
import { useText } from '#shared/text/texts.ts';

export function StartPage() {
  const t = useText('start');
  return <PageHeader title={t('title')} lead={t('lead')} />;
}
`,
    'src/shared/text/en.ts': `export const en = {
  start: { title: 'Welcome', lead: 'Your first screen goes here.' },
} as const;
`,
    'src/shared/text/texts.ts': `import { createTexts } from '@lemma/ui';
import { en } from './en.ts';

export const { useText } = createTexts({ en });
`,
  };
}

/** The files of a new area of this repository by their path in its folder. */
export const filesOf = (
  area: NewArea,
  versions: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => ({
  'package.json': json(manifestOf(area.name, versions)),
  'vite.config.ts': `import { remoteConfig } from '@lemma/federation';
import { defineConfig } from 'vite';

export default defineConfig(remoteConfig(import.meta.dirname, '${area.name}'));
`,
  ...sourcesOf(area),
});
