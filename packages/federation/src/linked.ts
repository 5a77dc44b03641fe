import { createHash } from 'node:crypto';
import { basename, relative } from 'node:path';
import { minify, moduleRunnerTransform, type Plugin, type Rolldown } from 'vite';
import { COMPILED_AHEAD } from './compiled-ahead.ts';
import { type Links, linkScripts } from './link-scripts.ts';
import { EVERY_ROUTE, FIRST_ROUTE, PRELOAD_FILE } from './read-routes.ts';

/**
 * The entry is in a folder because each version on the site has its own, next to the `assets` that versions share
 * (tools, `layout.ts`).
 */
export const BUILT_ENTRY = 'entry/remoteEntry.js';
const FOLDER = 'assets/';
/** The links that the first screen does not need. */
export const OTHER_LINKS = `${FOLDER}links.js`;
/** The script that is the container, which becomes a part of the entry. */
const CONTAINER = 'container';
export const CONTAINER_SCRIPT = `${FOLDER}${CONTAINER}.js`;
/** What each script imports, for the release tool: no script names the file of another. */
const IMPORTS_FILE = 'imports.json';

type Imports = { readonly imports: readonly string[]; readonly onDemand: readonly string[] };
type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'code' | 'imports' | 'dynamicImports'>;

/** How many characters of a hash tell contents apart, as in Vite's names, and how many the modules of one build. */
const [OF_CONTENTS, OF_MODULES] = [8, 6];
const hashOf = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, length).replaceAll('-', '_');

/** A name by the modules that a script is made of: it stays when their contents change. */
const nameByModules =
  (folder: string) =>
  ({ name, moduleIds }: { readonly name: string; readonly moduleIds: readonly string[] }): string =>
    `${FOLDER}${name}.${hashOf([name, ...moduleIds.map((id) => relative(folder, id))].join('\n'), OF_MODULES)}.js`;
/** What people call it. */
const shortOf = (file: string): string => basename(file, '.js').replace(/\.\w{6}$/, '');
const nameByContents = (file: string, code: string): string =>
  `${FOLDER}${shortOf(file)}-${hashOf(code, OF_CONTENTS)}.js`;

/** The names by which scripts know each other: the short one where only one script has it. */
function idsOf(files: readonly string[]): ReadonlyMap<string, string> {
  const short = files.map(shortOf);
  const isAlone = (name: string) => short.indexOf(name) === short.lastIndexOf(name);
  return new Map(files.map((file) => [basename(file), isAlone(shortOf(file)) ? shortOf(file) : basename(file, '.js')]));
}

/** What Vite's transform for module runners calls, which the entry hands to each script. */
const GIVEN = '__vite_ssr_import__, __vite_ssr_exportName__, __vite_ssr_dynamic_import__, __vite_ssr_import_meta__';
/** An import of another script. The entry has fetched what a script imports before it runs: nothing is waited for. */
const IMPORT =
  /(?:await (?=__vite_ssr_import__))?(__vite_ssr_(?:dynamic_)?import__\()(["'`])\.\.?\/(?:[^"'`]*\/)?([^"'`/]+)\2(?:, \{[^}]*\})?/g;
/** What is exported is read when somebody asks for it; too early, it is an error as in any module. */
const EXPORT = /\(\) => \{ try \{ return ([\w$]+) \} catch \{\} \}/g;

/** Characters below which the line costs more than it saves. */
const LEAST_AHEAD = 4000;

/** A script as a function of what it imports. */
async function asFunction({ fileName, code }: Chunk, ids: ReadonlyMap<string, string>): Promise<string> {
  const transformed = await moduleRunnerTransform(code, null, fileName, code);
  const body = transformed?.code
    .replaceAll(IMPORT, (_, call: string, __, file: string) => `${call}${JSON.stringify(ids.get(file) ?? file)}`)
    .replaceAll(EXPORT, '() => $1');
  const small = await minify(fileName, `export default (${GIVEN}) => {\n${body}\n};`, { module: true });
  if (transformed === null || small.errors.length > 0)
    throw new Error(`${fileName} can't be linked: ${small.errors.map(({ message }) => message).join(' ')}`);
  return small.code.length < LEAST_AHEAD ? small.code : COMPILED_AHEAD + small.code;
}

/** The entry: the protocol of Module Federation, which the container speaks once it is linked. */
const entryOf = (first: Links, others: string, container: string): string => `
const address = (path) => new URL(path, import.meta.url).href;
const open = (from) => import(from);
const own = { ${CONTAINER}: ${container.replace('export default', '').replace(/;\s*$/, '')} };
const load = (${linkScripts})(${JSON.stringify(first)}, address('../${FOLDER}'), '${basename(others)}', open, own);
const container = () => load('${CONTAINER}');
export const init = async (scope) => (await container()).init(scope);
export const get = async (name) => (await container()).get(name);
`;

/** The files that the area opens with; none if its routes are not known. */
export function firstFiles({ [PRELOAD_FILE]: preload }: Rolldown.OutputBundle): readonly string[] {
  if (preload?.type !== 'asset') return [];
  const routes: Readonly<Record<string, readonly string[]>> = JSON.parse(String(preload.source));
  return [...(routes[EVERY_ROUTE] ?? []), ...(routes[FIRST_ROUTE] ?? [])];
}

const scriptsOf = (bundle: Rolldown.OutputBundle): readonly Rolldown.OutputChunk[] =>
  Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));

/** What each script imports, without what comes with another of its imports. */
function shortest({ imports }: Chunk, scripts: ReadonlyMap<string, Chunk>): readonly string[] {
  const follow = (file: string, found: Set<string>): Set<string> => {
    for (const next of scripts.get(file)?.imports ?? []) if (!found.has(next)) follow(next, found.add(next));
    return found;
  };
  const comes = (file: string, by: string) => follow(by, new Set()).has(file) && !follow(file, new Set()).has(by);
  return imports.filter((file) => !imports.some((other) => comes(file, other)));
}

/** The links of these scripts, and what each script imports, by the names of contents. */
function linksOf(scripts: readonly Chunk[], first: readonly string[]) {
  const ids = idsOf(scripts.map(({ fileName }) => fileName));
  const idOf = (file: string): string => ids.get(basename(file)) ?? file;
  const names = new Map(scripts.map(({ fileName, code }) => [fileName, nameByContents(fileName, code)]));
  names.set(CONTAINER_SCRIPT, BUILT_ENTRY);
  const named = (file: string): string => names.get(file) ?? file;
  const all = new Map(scripts.map((script) => [script.fileName, script]));
  const isFirst = (file: string): boolean => first.length === 0 || first.includes(file);
  const links = (which: boolean): Links =>
    Object.fromEntries(
      scripts
        .filter(({ fileName }) => isFirst(fileName) === which)
        .map((script) => [
          idOf(script.fileName),
          [basename(named(script.fileName)), ...shortest(script, all).map(idOf)],
        ]),
    );
  const imports: Record<string, Imports> = Object.fromEntries(
    scripts.map(({ fileName, imports, dynamicImports }) => [
      named(fileName),
      { imports: imports.map(named), onDemand: dynamicImports.map(named) },
    ]),
  );
  return { names, first: links(true), others: links(false), imports };
}

/**
 * Makes each script of an area a function of what it imports (`link-scripts.ts`), named by its contents, so that a changed
 * word is one script with another name, and the entry.
 */
export const linked = (folder: string): Plugin[] => [
  {
    name: 'lemma-linked',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output: { chunkFileNames: nameByModules(folder) } } } }),
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const scripts = scriptsOf(bundle);
        const ids = idsOf(scripts.map(({ fileName }) => fileName));
        for (const script of scripts) script.code = await asFunction(script, ids);
      },
    },
  },
  {
    // After everything that reads the chunks.
    name: 'lemma-linked-names',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const scripts = scriptsOf(bundle);
        const { names, first, others, imports } = linksOf(scripts, firstFiles(bundle));
        const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
        const small = async (fileName: string, code: string) => (await minify(fileName, code, { module: true })).code;
        const container = scripts.find(({ fileName }) => fileName === CONTAINER_SCRIPT);
        const otherLinks = await small(OTHER_LINKS, `export default ${JSON.stringify(others)};`);
        const named = nameByContents(OTHER_LINKS, otherLinks);
        names.set(OTHER_LINKS, named);
        emit(named, otherLinks);
        emit(BUILT_ENTRY, await small(BUILT_ENTRY, entryOf(first, named, container?.code ?? '')));
        const { [BUILT_ENTRY]: own = { imports: [], onDemand: [] } } = imports;
        const entry = { ...own, onDemand: [...own.onDemand, named] };
        emit(IMPORTS_FILE, JSON.stringify({ ...imports, [BUILT_ENTRY]: entry }));
        for (const { fileName, code } of scripts) {
          delete bundle[fileName];
          if (fileName !== CONTAINER_SCRIPT) emit(names.get(fileName) ?? fileName, code);
        }
        // The build's own lists of files.
        for (const file of Object.values(bundle))
          if (file.type === 'asset' && file.fileName.endsWith('.json') && typeof file.source === 'string')
            for (const [from, to] of names) file.source = file.source.replaceAll(`"${from}"`, `"${to}"`);
      },
    },
  },
];
