import { createHash } from 'node:crypto';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownAreas } from '../areas.ts';
import type { Builds } from '../launcher/stage.ts';
import { inRepository } from '../repository.ts';

const SHELL_PAGE = `<!doctype html><html lang="en"><head><title>Stand-in</title>
<script type="application/json" id="lemma-environment">{}</script></head><body><h1>Shell</h1></body></html>\n`;

const FUNCTIONS = `import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { onRequest } from 'firebase-functions/v2/https';
initializeApp();
export const node = onRequest((request, response) => response.send(process.version));
export const upload = onRequest(async (request, response) => {
  await writeFile(join(process.env.LEMMA_FILES_DIR, 'photo.txt'), 'a photo');
  response.send('kept');
});
export const read = onRequest(async (request, response) => {
  response.send(String((await getFirestore().doc('users/seeded').get()).exists));
});\n`;

const FUNCTIONS_PACKAGE = { name: 'stand-in', type: 'module', main: 'index.js', engines: { node: '24' } };

const manifest = (area: string) => ({
  id: area,
  name: area,
  metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } },
  exposes: [{ assets: { js: { sync: ['assets/entry.js'] } } }],
  shared: [{ name: 'react', version: '19.3.1', requiredVersion: '^19.0.0', singleton: true }],
});

type Facts = {
  readonly contractVersion?: number;
  readonly routes?: readonly string[];
};

/** A minimal built remote; `text` is the content of its only file. */
export async function writeRemote(folder: string, area: string, text = area, facts: Facts = {}): Promise<void> {
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, 'mf-manifest.json'), JSON.stringify(manifest(area)));
  await writeFile(join(folder, 'area.json'), JSON.stringify({ contractVersion: 1, ...facts }));
  await writeFile(join(folder, 'remoteEntry.js'), `export const open = () => import('./assets/entry.js');\n`);
  await writeFile(join(folder, 'assets', 'entry.js'), `export const text = '${text}';\n`);
}

/** Minimal outputs of all builds, for the launcher's own tests. */
export async function writeBuilds(folder: string): Promise<Builds> {
  const builds: Builds = {
    shell: join(folder, 'shell'),
    remote: (area) => join(folder, `remote-${area}`),
    functions: join(folder, 'functions'),
  };
  await mkdir(join(builds.shell, 'assets'), { recursive: true });
  await writeFile(join(builds.shell, 'index.html'), SHELL_PAGE);
  await writeFile(join(builds.shell, 'assets', 'main.js'), 'export {};\n');
  for (const area of ownAreas) await writeRemote(builds.remote(area), area);
  await mkdir(builds.functions, { recursive: true });
  await writeFile(join(builds.functions, 'package.json'), JSON.stringify(FUNCTIONS_PACKAGE));
  await writeFile(join(builds.functions, 'index.js'), FUNCTIONS);
  await symlink(inRepository('node_modules'), join(folder, 'node_modules'), 'dir').catch(() => undefined);
  return builds;
}

/**
 * A minimal built remote with hashed file names, as real areas have: one file that `text` changes, and one that stays.
 */
export async function writeSharingRemote(folder: string, area: string, text: string): Promise<void> {
  const name = `entry-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.js`;
  const exposes = [{ assets: { js: { sync: [`assets/${name}`] } } }];
  const metaData = { remoteEntry: { name: 'entry/remoteEntry.js', path: '' } };
  for (const part of ['assets', 'entry']) await mkdir(join(folder, part), { recursive: true });
  await writeFile(join(folder, 'mf-manifest.json'), JSON.stringify({ ...manifest(area), metaData, exposes }));
  await writeFile(join(folder, 'area.json'), JSON.stringify({ contractVersion: 1 }));
  await writeFile(join(folder, 'entry', 'remoteEntry.js'), `export const open = () => import('../assets/${name}');\n`);
  await writeFile(join(folder, 'assets', name), `import './kept-aaaaaaaa.js';\nexport const text = '${text}';\n`);
  await writeFile(join(folder, 'assets', 'kept-aaaaaaaa.js'), 'export {};\n');
}

const namedBy = (name: string, text: string) => `${name}-${createHash('sha256').update(text).digest('base64url')}.js`;

/** A minimal built remote whose files are named by their contents, as lists say: two pages, of which `text` changes one. */
export async function writeListedRemote(folder: string, area: string, text: string): Promise<void> {
  await writeRemote(folder, area);
  const [page, later] = [`export const text = '${text}';\n`, 'export const later = 1;\n'];
  const files = { page: namedBy('page', page), later: namedBy('later', later) };
  const list = `export default ${JSON.stringify({ page: [files.page], later: [files.later, 'page'] })}`;
  const metaData = { remoteEntry: { name: 'entry/remoteEntry.js', path: '' } };
  const exposes = [{ assets: { js: { sync: [`assets/${files.page}`] } } }];
  const preload = {
    '*': ['entry/remoteEntry.js', `assets/${files.page}`],
    '': [`assets/${files.page}`],
    'later/:id': [`assets/${files.later}`],
  };
  await mkdir(join(folder, 'entry'), { recursive: true });
  for (const [name, contents] of [
    [files.page, page],
    [files.later, later],
    [namedBy('links', list), list],
  ] as const)
    await writeFile(join(folder, 'assets', name), contents);
  for (const name of ['remoteEntry.js', 'assets/entry.js']) await rm(join(folder, name));
  await writeFile(
    join(folder, 'entry', 'remoteEntry.js'),
    `export const open = () => import('../assets/${files.page}');\n`,
  );
  await writeFile(join(folder, 'mf-manifest.json'), JSON.stringify({ ...manifest(area), metaData, exposes }));
  await writeFile(join(folder, 'preload.json'), JSON.stringify(preload));
  await writeFile(join(folder, 'uses.json'), '[]');
}
