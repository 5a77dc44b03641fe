import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityIn, isScript, type Release, type ReleaseBuild, readList } from '@lemma/contract';
import { z } from 'zod';
import { Explained } from '../explained.ts';
import { type Fingerprint, fingerprint, integrityOfBytes } from './fingerprint.ts';
import { closureOf, isLinked, readGraph, sizesOf } from './imports.ts';
import { filesOf, type Layout, layoutOf, sharedPlaces } from './layout.ts';
import { ALWAYS, changeRelease, type Intent, type Site, type SiteFile } from './site.ts';
import { MANIFEST, trueManifest } from './true-manifest.ts';

/** The area's description, written by its build. */
const FACTS = 'area.json';

const manifestSchema = z.object({
  id: z.string(),
  metaData: z.object({ remoteEntry: z.object({ name: z.string(), path: z.string() }) }),
  shared: z.array(z.object({ name: z.string(), requiredVersion: z.string().optional() })).default([]),
  exposes: z.array(z.object({ assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }) })).default([]),
});
const factsSchema = z.object({
  contractVersion: z.number().int(),
  routes: z.array(z.string()).optional(),
  runsAhead: z.boolean().optional(),
  path: z.string().optional(),
});

export type Published = { readonly version: string; readonly isNew: boolean; readonly release: Release };

async function readJson<S extends z.ZodType>(dist: string, name: string, schema: S): Promise<z.output<S>> {
  const text = await readFile(join(dist, name), 'utf8').catch(() => undefined);
  if (text === undefined) throw new Explained(`${dist} holds no ${name}: build the remote first.`);
  const parsed = schema.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Explained(`${join(dist, name)} can't be read: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** The files that each route of the area needs, written by the build; other build tools need not write it. */
const PRELOAD = 'preload.json';
const preloadSchema = z.record(z.string(), z.array(z.string()));

type Preload = z.output<typeof preloadSchema>;

async function readPreload(dist: string): Promise<Preload | undefined> {
  const text = await readFile(join(dist, PRELOAD), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : preloadSchema.parse(JSON.parse(text));
}

const placed = (preload: Preload, layout: Layout): Preload =>
  Object.fromEntries(Object.entries(preload).map(([at, files]) => [at, files.map(layout)]));

/** What every route of an area needs, and the page that it opens with. */
const firstScreen = (preload: Preload = {}): readonly string[] => ALWAYS.flatMap((route) => preload[route] ?? []);

/** What lists a linked build's files are in (packages/federation, `linked.ts`), and the script of each page by its name there. */
async function readLists(
  dist: string,
  paths: Iterable<string>,
  preload: Preload = {},
): Promise<Pick<ReleaseBuild, 'lists' | 'pages'>> {
  const lists = [...paths].filter((path) => /^assets\/links-[^/]*\.js$/.test(path) && integrityIn(path) !== undefined);
  if (lists.length === 0) return {};
  const texts = await Promise.all(lists.map((path) => readFile(join(dist, path), 'utf8')));
  const names = new Map<string, string>(
    texts.flatMap((text) => Object.entries(readList(text)).map(([name, [file]]) => [`assets/${file}`, name] as const)),
  );
  const pages = Object.entries(preload).flatMap(([route, files]) => {
    const name = names.get(files.find(isScript) ?? '');
    return name === undefined || ALWAYS.includes(route) ? [] : [[route, name]];
  });
  return { lists, pages: Object.fromEntries(pages) };
}

/** Which of the names that the shell lends the area uses, written by its build. */
const USES = 'uses.json';

async function readUses(dist: string): Promise<Pick<ReleaseBuild, 'uses'>> {
  const text = await readFile(join(dist, USES), 'utf8').catch(() => undefined);
  return text === undefined ? {} : { uses: z.array(z.string()).parse(JSON.parse(text)) };
}

/** The files of a build as they lie on the site: as they were built, but for the manifest. */
async function siteFiles(dist: string, { version, files }: Fingerprint, layout: Layout): Promise<readonly SiteFile[]> {
  const built: unknown = await readJson(dist, MANIFEST, z.unknown());
  const manifest = Buffer.from(trueManifest(built, version, new Set(files.keys()), layout));
  return [...files].map(([path, integrity]) =>
    path === MANIFEST
      ? { path: layout(path), integrity: integrityOfBytes(path, manifest), read: async () => manifest }
      : { path: layout(path), integrity, read: () => readFile(join(dist, path)) },
  );
}

async function buildOf(
  dist: string,
  print: Fingerprint,
  layout: Layout,
  area: string,
  now: Date,
): Promise<ReleaseBuild> {
  const { files } = print;
  const manifest = await readJson(dist, MANIFEST, manifestSchema);
  if (manifest.id !== area) throw new Explained(`${dist} holds the ${manifest.id} area, not ${area}.`);
  const { contractVersion, ...facts } = await readJson(dist, FACTS, factsSchema);
  const { remoteEntry } = manifest.metaData;
  const entry = `${remoteEntry.path}${remoteEntry.name}`;
  const graph = await readGraph(dist, files.keys());
  const preload = await readPreload(dist);
  const { lists, pages } = await readLists(dist, files.keys(), preload);
  const exposed = manifest.exposes.flatMap(({ assets }) => assets.js.sync);
  // Scripts of another build tool ask no shell before they import on demand, so all are verified before the first runs.
  const first = closureOf(graph, [entry, ...(facts.runsAhead ? exposed : graph.keys())]);
  const imports = [...graph].flatMap(([path, script]) =>
    script.imports.length === 0 ? [] : [[layout(path), script.imports.map(layout)]],
  );
  return {
    publishedAt: now.toISOString(),
    contractVersion,
    manifest: layout(MANIFEST),
    entry: layout(entry),
    requires: Object.fromEntries(
      manifest.shared.flatMap(({ name, requiredVersion }) =>
        requiredVersion === undefined ? [] : [[name, requiredVersion]],
      ),
    ),
    ...(await readUses(dist)),
    ...(preload === undefined ? {} : { preload: placed(preload, layout) }),
    files: Object.fromEntries((await siteFiles(dist, print, layout)).map(({ path, integrity }) => [path, integrity])),
    ...(lists === undefined ? {} : { lists: lists.map(layout), pages }),
    ...(isLinked(files.keys()) ? {} : { imports: Object.fromEntries(imports) }),
    first: first.map(layout),
    sizes: sizesOf(graph, closureOf(graph, [...first, ...firstScreen(preload)])),
    ...([...graph.values()].some(({ hasReact }) => hasReact) ? { ownReact: true } : {}),
    ...(facts.routes === undefined ? {} : { routes: facts.routes }),
    ...(facts.path === undefined ? {} : { path: facts.path }),
    ...(facts.runsAhead === undefined ? {} : { runsAhead: facts.runsAhead }),
  };
}

/**
 * Publishes a built remote on its site under an immutable version. The first version is served at once, later ones when
 * they are promoted. Publishing the same files again changes nothing.
 */
export async function publish(
  dist: string,
  site: Site,
  { by }: Pick<Intent, 'by'>,
  now = new Date(),
): Promise<Published> {
  const print = await fingerprint(dist).catch(() => {
    throw new Explained(`There is no build in ${dist}: build the remote first.`);
  });
  const { version } = print;
  const stored = await site.read();
  const known = filesOf(stored);
  // The ledger does not list pruned versions, but their files stay.
  const there = await site.find(sharedPlaces(print).filter((path) => !known.has(path)));
  const layout = layoutOf(print, stored, there);
  const build = await buildOf(dist, print, layout, site.area, now);
  const files = await siteFiles(dist, print, layout);
  // A version that is there already keeps the manifest with which it was published.
  const isThere = stored?.builds[version] !== undefined;
  await site.put(files.filter(({ path }) => !isThere || path !== layout(MANIFEST)));
  let isNew = true;
  const change = (before: Release | undefined): Release => {
    isNew = before?.builds[version] === undefined;
    if (before === undefined)
      return { schema: 2, area: site.area, revision: 0, current: version, builds: { [version]: build } };
    return isNew ? { ...before, schema: 2, builds: { ...before.builds, [version]: build } } : before;
  };
  const release = await changeRelease(site, { by, action: 'publish', version }, change, now);
  return { version, isNew, release };
}
