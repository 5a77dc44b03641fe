import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);
const repository = resolve(import.meta.dirname, '../..');

const releaseSchema = z.object({
  current: z.string(),
  previous: z.string().optional(),
  canary: z.object({ version: z.string() }).optional(),
  health: z.object({ loads: z.number(), failed: z.number(), haltedAt: z.number().optional() }).optional(),
  healths: z.record(z.string(), z.unknown()).optional(),
  builds: z.record(z.string(), z.object({ publishedAt: z.string() })),
});
const storedSchema = z.object({
  builds: z.record(
    z.string(),
    z.object({ first: z.array(z.string()), preload: z.record(z.string(), z.array(z.string())) }),
  ),
});
export type ReleaseState = z.output<typeof releaseSchema>;

const AREA = 'teacher';

/** The folder that holds all sites. */
export function sites(): string {
  const folder = process.env.LEMMA_SITES;
  if (folder === undefined) throw new Error('LEMMA_SITES is not set: run with tools/src/with-suite.ts --sites');
  return folder;
}

type Environment = { readonly areas: Readonly<Record<string, unknown>> };

/** The environment of the shell that is staged in a folder of sites. */
export async function environmentOf(folder: string): Promise<Environment> {
  const page = await readFile(join(folder, 'shell/index.html'), 'utf8');
  return JSON.parse(/id="lemma-environment">([^<]*)</.exec(page)?.[1] ?? '');
}

/** Runs the release tool as the team of an area would. */
export const releaseOf =
  (area: string) =>
  async (command: string, ...parameters: readonly string[]): Promise<ReleaseState> => {
    const tool = join(repository, 'tools/src/release.ts');
    const { stdout } = await run(process.execPath, [tool, command, area, ...parameters, '--sites', sites(), '--json']);
    return releaseSchema.parse(JSON.parse(stdout));
  };
export const release = releaseOf(AREA);

/** What the release tool tells people. */
export async function toolSays(command: string): Promise<string> {
  const tool = join(repository, 'tools/src/release.ts');
  return (await run(process.execPath, [tool, command, AREA, '--sites', sites()])).stdout;
}

/** The message with which the release tool refuses. */
export const refusal = (command: string, ...parameters: readonly string[]): Promise<string> =>
  release(command, ...parameters).then(
    () => 'not refused',
    (error: { stderr?: string }) => error.stderr ?? String(error),
  );

/** A file of the area's site. */
export const siteFile = (...path: readonly string[]): string => join(sites(), AREA, ...path);

/** A file of a published version, on the site. */
export const servedFile = (version: string, ...path: readonly string[]): string =>
  join(sites(), AREA, 'v', version, ...path);

/** The names of the scripts on an area's site. */
export const scriptsOf = async (area: string): Promise<string[]> =>
  (await readdir(join(sites(), area), { recursive: true }))
    .filter((name) => name.endsWith('.js'))
    .map((name) => basename(name));

/** The only file of a folder whose name begins like this. */
export async function fileNamed(folder: string, start: string): Promise<string> {
  const found = (await readdir(folder)).find((name) => name.startsWith(start) && name.endsWith('.js'));
  if (found === undefined) throw new Error(`no ${start} in ${folder}`);
  return join(folder, found);
}

async function storedBuild(version: string) {
  const { builds } = storedSchema.parse(JSON.parse(await readFile(siteFile('ledger.json'), 'utf8')));
  const build = builds[version];
  if (build === undefined) throw new Error(`${version} is not stored`);
  return build;
}

/** A script that every page of the area needs, beside its entry. */
export async function innerFile(version: string): Promise<string> {
  const { first } = await storedBuild(version);
  const found = first.find((each) => each.endsWith('.js') && !each.includes('/entry/'));
  if (found === undefined) throw new Error(`${version} has only its entry`);
  return join(sites(), AREA, found);
}

/** The script of a screen, found by the screen's path in the area, because the file's name does not tell. */
export async function screenFile(version: string, path: string): Promise<string> {
  const { preload } = await storedBuild(version);
  const found = preload[path]?.find((each) => each.endsWith('.js'));
  if (found === undefined) throw new Error(`no screen ${path} in ${version}`);
  return join(sites(), AREA, found);
}

export const change = async (file: string, work: (text: string) => string): Promise<void> =>
  writeFile(file, work(await readFile(file, 'utf8')));

const manifestSchema = z.object({
  exposes: z.tuple([z.object({ assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }) })]),
});

/** The file with the script that a build exposes as its entry, among others; the folder may also contain those of earlier builds. */
async function exposedFile(folder: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(folder, 'mf-manifest.json'), 'utf8'));
  for (const file of manifestSchema.parse(manifest).exposes[0].assets.js.sync)
    if (/[,{]"?entry"?:\(/.test(await readFile(join(folder, file), 'utf8'))) return join(folder, file);
  throw new Error(`${folder} exposes no entry`);
}

export type Build = {
  /** The teacher's area, unless another is named. */
  readonly area?: string;
  /** The value of `data-AREA` on the page once this version's code has run. */
  readonly name: string;
  /** Code to append to the area's own. */
  readonly code?: string;
  /** Whether every screen throws when it renders. */
  readonly rendersNothing?: boolean;
  readonly contractVersion?: number;
};

/** A script is a function whose second argument takes its exports: `remote` itself, and the namespace that the container gives. */
const withBrokenScreens = (text: string): string =>
  `${text.replace('export default', 'const scripts=')}
;const fail=()=>{throw new Error("in render")};
const broken=(remote)=>({...remote,createRoutes:(c)=>remote.createRoutes(c).map(({element,...r})=>({...r,Component:fail}))});
const instead=(name,given)=>name==="remote"?broken(given):given?.remote?{...given,remote:broken(given.remote)}:given;
export default{...scripts,entry:(link,give,...more)=>scripts.entry(link,(name,get)=>give(name,()=>instead(name,get())),...more)};`;

/** Publishes the area's own build with a mark: a version as a team would make it, without waiting for a bundler. */
export async function publishVariant(build: Build): Promise<string> {
  const { area = AREA, name, code = '', rendersNothing, contractVersion } = build;
  const tool = releaseOf(area);
  const folder = await mkdtemp(join(tmpdir(), 'lemma-variant-'));
  try {
    await cp(join(repository, `remote-${area}`, 'dist'), folder, { recursive: true });
    const entry = await exposedFile(folder);
    // A Playwright worker that restarts after a failure publishes the variants again; the mark makes each a new
    // version.
    const mark = `document.documentElement.dataset.${area}=${JSON.stringify(name)};"${crypto.randomUUID()}";`;
    if (rendersNothing) await change(entry, withBrokenScreens);
    await change(entry, (text) => `${text}\n;${mark}${code}`);
    if (contractVersion !== undefined)
      await change(join(folder, 'area.json'), (text) => JSON.stringify({ ...JSON.parse(text), contractVersion }));
    const known = new Set(Object.keys((await tool('status')).builds));
    const { builds } = await tool('publish', '--from', folder);
    const version = Object.keys(builds).find((each) => !known.has(each));
    if (version === undefined) throw new Error(`${name} is no new version`);
    return version;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
