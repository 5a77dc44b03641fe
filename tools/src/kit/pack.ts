import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join, relative } from 'node:path';
import { execa } from 'execa';
import { build } from 'vite';
import { z } from 'zod';
import { Explained } from '../explained.ts';
import { inRepository, repository } from '../repository.ts';

const OURS = '@lemma/';
const KIT = '@lemma/area-kit';

const manifestSchema = z.looseObject({
  name: z.string(),
  version: z.string(),
  exports: z.record(z.string(), z.string()).default({}),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
  sideEffects: z.union([z.boolean(), z.array(z.string())]).optional(),
});
type Manifest = z.output<typeof manifestSchema>;
type Workspace = { readonly folder: string; readonly manifest: Manifest };

const readManifest = async (folder: string): Promise<Manifest> =>
  manifestSchema.parse(JSON.parse(await readFile(inRepository(folder, 'package.json'), 'utf8')));

/** The kit's package and every package of ours that it needs, each with its folder. */
async function kitPackages(): Promise<ReadonlyMap<string, Workspace>> {
  const folders = ['shared-auth', ...(await readdir(inRepository('packages'))).map((name) => `packages/${name}`)];
  const all = new Map<string, Workspace>();
  for (const folder of folders) {
    const manifest = await readManifest(folder).catch(() => undefined);
    if (manifest !== undefined) all.set(manifest.name, { folder, manifest });
  }
  const found = new Map<string, Workspace>();
  const follow = (name: string): void => {
    const workspace = all.get(name);
    if (workspace === undefined || found.has(name)) return;
    found.set(name, workspace);
    for (const next of Object.keys(workspace.manifest.dependencies)) follow(next);
  };
  follow(KIT);
  return found;
}

/** Compiles the sources of these folders to modules with declarations, each beside its own place in `out`. */
async function compile(folders: readonly string[], out: string): Promise<void> {
  const config = join(out, 'tsconfig.json');
  const options = {
    extends: inRepository('tsconfig.base.json'),
    compilerOptions: {
      ...{ noEmit: false, declaration: true, outDir: out, rootDir: repository },
      ...{ rewriteRelativeImportExtensions: true, typeRoots: [inRepository('node_modules', '@types')] },
    },
    include: folders.map((folder) => inRepository(folder, 'src')),
    exclude: ['**/*.test.ts', '**/*.test.tsx', '**/node_modules'],
  };
  await writeFile(config, JSON.stringify(options));
  const { failed, all } = await execa('tsc', ['-p', config], {
    cwd: repository,
    preferLocal: true,
    reject: false,
    all: true,
  });
  await rm(config);
  if (failed) throw new Explained(`The kit can't be compiled:\n${all}`);
}

const isSource = (path: string): boolean => ['.ts', '.tsx'].includes(extname(path));

/** Puts the style sheets, fonts and texts of a package beside its modules. Style sheets name modules as they lie there. */
async function addAssets(folder: string, to: string): Promise<void> {
  const names = await readdir(inRepository(folder), { recursive: true, withFileTypes: true });
  for (const entry of names) {
    const from = join(entry.parentPath, entry.name);
    const path = relative(inRepository(folder), from);
    const isAsset = entry.isFile() && (path.startsWith('src/') || ['README.md', 'tsconfig.json'].includes(path));
    if (!isAsset || isSource(path)) continue;
    await mkdir(dirname(join(to, path)), { recursive: true });
    if (extname(path) !== '.css') await cp(from, join(to, path));
    else await writeFile(join(to, path), (await readFile(from, 'utf8')).replaceAll('**/*.tsx"', '**/*.js"'));
  }
}

/** The version of a package of npm's that this repository was tested with: a team gets the same, not a newer one. */
function installed(name: string, folder: string): string {
  const found = [inRepository(folder), repository].map((at) => join(at, 'node_modules', name, 'package.json'));
  const file = found.find((each) => existsSync(each));
  if (file === undefined) throw new Explained(`${name}, which ${folder} needs, is not installed: npm ci`);
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8'))).version;
}

/** The modules with side effects, by the names that they have when they are compiled. */
const compiled = (sideEffects: boolean | readonly string[]): boolean | readonly string[] =>
  typeof sideEffects === 'boolean' ? sideEffects : sideEffects.map((path) => path.replace(/[.]tsx?$/, '.js'));

/** An export of a package, as its tarball has it. */
const exported = (path: string): unknown =>
  isSource(path) ? { types: path.replace(/[.]tsx?$/, '.d.ts'), default: path.replace(/[.]tsx?$/, '.js') } : path;

/** The shell alone has it: it lends the session, and the tests of an area have a stand-in (packages/area-kit, `area-tests.ts`). */
const SHELLS_OWN = 'firebase';

/** What a team builds and tests with: in this repository, what they need is a dependency of its development. */
const FOR_DEVELOPMENT = ['@lemma/testing', KIT];

function packedManifest(
  { folder, manifest }: Workspace,
  kit: ReadonlyMap<string, Workspace>,
  more: Readonly<Record<string, unknown>>,
) {
  const { devDependencies, private: _, scripts: __, imports: ___, sideEffects, ...rest } = manifest;
  const { [SHELLS_OWN]: _____, ...dependencies } = manifest.dependencies;
  const needs = { ...dependencies, ...(FOR_DEVELOPMENT.includes(manifest.name) ? devDependencies : {}) };
  return {
    ...rest,
    ...(sideEffects !== undefined && { sideEffects: compiled(sideEffects) }),
    exports: {
      ...Object.fromEntries(Object.entries(manifest.exports).map(([name, path]) => [name, exported(path)])),
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(
      Object.keys(needs).map((name) => [name, kit.get(name)?.manifest.version ?? installed(name, folder)]),
    ),
    ...more,
  };
}

/** Bundles the command of the kit: the release tool, the development server before a running shell, a first area. */
async function bundleCommand(to: string): Promise<void> {
  await build({
    root: inRepository('tools'),
    configFile: false,
    logLevel: 'error',
    build: { ssr: 'src/kit/cli.ts', outDir: join(to, 'bin'), target: 'node22', minify: false },
  });
}

/** What people read who have no file of this repository. */
const GUIDES = ['docs/remote-team.md', 'docs/how-to/release-key.md'];

const addGuides = (to: string): Promise<unknown> =>
  Promise.all(GUIDES.map((guide) => cp(inRepository(guide), join(to, guide), { recursive: true })));

/** What the command needs of npm's packages: those of ours are bundled into it. */
async function commandNeeds(): Promise<Readonly<Record<string, string>>> {
  const { dependencies } = await readManifest('tools');
  const names = Object.keys(dependencies).filter((name) => !name.startsWith(OURS));
  return Object.fromEntries(names.map((name) => [name, installed(name, 'tools')]));
}

/** Packs the kit. @returns the tarballs, each with its package, in the folder `to`. */
export async function packKit(to: string): Promise<readonly string[]> {
  const kit = await kitPackages();
  const draft = join(to, '.draft');
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  await compile(
    [...kit.values()].map(({ folder }) => folder),
    draft,
  );
  const tarballs: string[] = [];
  for (const [name, workspace] of kit) {
    const folder = join(draft, workspace.folder);
    await addAssets(workspace.folder, folder);
    await cp(inRepository('LICENSE'), join(folder, 'LICENSE'));
    const isKit = name === KIT;
    if (isKit) await Promise.all([bundleCommand(folder), addGuides(folder)]);
    const more = isKit ? { bin: { 'lemma-area': './bin/cli.js' } } : {};
    const manifest = packedManifest(workspace, kit, more);
    if (isKit) manifest.dependencies = { ...(await commandNeeds()), ...manifest.dependencies };
    await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    const { stdout } = await execa('npm', ['pack', '--json', '--pack-destination', to], { cwd: folder });
    const [{ filename }] = z.tuple([z.object({ filename: z.string() })]).parse(JSON.parse(stdout));
    tarballs.push(join(to, filename));
  }
  await rm(draft, { recursive: true, force: true });
  return tarballs;
}
