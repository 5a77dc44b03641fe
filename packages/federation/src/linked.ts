import { createHash } from 'node:crypto';
import { basename, extname, relative } from 'node:path';
import { LIST_HEAD } from '@lemma/contract/integrity-in';
import { minify, moduleRunnerTransform, type Plugin, type Rolldown } from 'vite';
import { COMPILED_AHEAD } from './compiled-ahead.ts';
import { type Links, linkScripts } from './link-scripts.ts';
import { type Chunk, packsOf, type Routes, shortOf } from './packs.ts';
import { EVERY_ROUTE, FIRST_ROUTE, PRELOAD_FILE } from './read-routes.ts';
import { renamedIn } from './renamed-in.ts';

/**
 * The entry is in a folder because each version on the site has its own, next to the `assets` that versions share
 * (tools, `layout.ts`).
 */
export const BUILT_ENTRY = 'entry/remoteEntry.js';
const FOLDER = 'assets/';
/** About so many files that are named by their contents stand in one list, so that a changed word changes a small one. */
const LISTED = 30;
/** The script that is the container, which becomes a part of the entry. */
const CONTAINER = 'container';
export const CONTAINER_SCRIPT = `${FOLDER}${CONTAINER}.js`;
/** What each script imports, for the release tool: no script names the file of another. */
const IMPORTS_FILE = 'imports.json';

const hashOf = (contents: string | Uint8Array) => createHash('sha256').update(contents);

/** A name by the modules that a script is made of: it stays when their contents change. */
const nameByModules =
  (folder: string) =>
  ({ name, moduleIds }: { readonly name: string; readonly moduleIds: readonly string[] }): string => {
    const hash = hashOf([name, ...moduleIds.map((id) => relative(folder, id))].join('\n')).digest('base64url');
    return `${FOLDER}${name}.${hash.slice(0, 6).replaceAll('-', '_')}.js`;
  };
/** A name that says which contents are meant (packages/contract, `integrity-in.ts`). */
const nameByContents = (file: string, contents: string | Uint8Array): string =>
  `${FOLDER}${shortOf(file)}-${hashOf(contents).digest('base64url')}${extname(file)}`;

function found<T>(value: T | undefined, otherwise: string): T {
  if (value === undefined) throw new Error(otherwise);
  return value;
}

/** The name by which scripts know a file. @throws Error for a file that is no script of the build. */
type IdOf = (file: string) => string;

/** The names by which scripts know each other: the short one where only one script has it. */
function idsOf(files: readonly string[]): IdOf {
  const short = files.map(shortOf);
  const isAlone = (name: string) => short.indexOf(name) === short.lastIndexOf(name);
  const ids = new Map(
    files.map((file) => [basename(file), isAlone(shortOf(file)) ? shortOf(file) : basename(file, '.js')]),
  );
  return (file) => found(ids.get(basename(file)), `${file} is no script of this build.`);
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
async function asFunction({ fileName, code }: Chunk, idOf: IdOf): Promise<string> {
  const transformed = await moduleRunnerTransform(code, null, fileName, code);
  const body = transformed?.code
    .replaceAll(IMPORT, (_, call: string, __, file: string) => `${call}${JSON.stringify(idOf(file))}`)
    .replaceAll(EXPORT, '() => $1');
  if (transformed === null) throw new Error(`${fileName} can't be linked.`);
  return `(${GIVEN}) => {\n${body}\n}`;
}

/** A file of one or several scripts, each by its name. */
async function asFile(fileName: string, scripts: Readonly<Record<string, string>>): Promise<string> {
  const each = Object.entries(scripts).map(([name, script]) => `${JSON.stringify(name)}: ${script}`);
  const { code, errors } = await minify(fileName, `export default { ${each.join(',\n')} };`, { module: true });
  if (errors.length > 0)
    throw new Error(`${fileName} can't be linked: ${errors.map(({ message }) => message).join(' ')}`);
  return code.length < LEAST_AHEAD ? code : COMPILED_AHEAD + code;
}

/** The entry: the protocol of Module Federation, which the container speaks once it is linked. */
const entryOf = (first: Links, lists: readonly string[], container: string): string => `
const address = (path) => new URL(path, import.meta.url).href;
const open = (from) => import(from);
const own = { ${CONTAINER}: ${container} };
const load = (${linkScripts})(${JSON.stringify(first)}, address('../${FOLDER}'), ${JSON.stringify(lists.map((list) => basename(list)))}, open, own);
const container = () => load('${CONTAINER}');
export const init = async (scope) => (await container()).init(scope);
export const get = async (name) => (await container()).get(name);
`;

/** The files of each route. */
export function routesIn({ [PRELOAD_FILE]: preload }: Rolldown.OutputBundle): Routes {
  return preload?.type === 'asset' ? JSON.parse(String(preload.source)) : {};
}

/** The files that the area opens with; none if its routes are not known. */
export const firstFiles = ({ [EVERY_ROUTE]: every = [], [FIRST_ROUTE]: first = [] }: Routes): readonly string[] => [
  ...every,
  ...first,
];

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

/** The links of those scripts that are wanted, by the names that stay. */
function linksOf(
  scripts: readonly Chunk[],
  idOf: IdOf,
  names: ReadonlyMap<string, string>,
  isWanted: (file: string) => boolean,
): Links {
  const all = new Map(scripts.map((script) => [script.fileName, script]));
  return Object.fromEntries(
    scripts
      .filter(({ fileName }) => isWanted(fileName))
      .map((script) => [
        idOf(script.fileName),
        [
          basename(found(names.get(script.fileName), `${script.fileName} is in no file.`)),
          ...shortest(script, all).map(idOf),
        ],
      ]),
  );
}

/** Each link in the list that its name says. */
function listsOf(links: Links): readonly string[] {
  const all = Object.entries(links);
  const count = Math.ceil(all.length / LISTED);
  return Object.values(Object.groupBy(all, ([id]) => (hashOf(id).digest()[0] ?? 0) % count)).map(
    (list = []) => `${LIST_HEAD}${JSON.stringify(Object.fromEntries(list))}`,
  );
}

/**
 * Makes each script of an area a function of what it imports (`link-scripts.ts`), and names each file by its contents, so
 * that a changed word is one script with another name, a list, and the entry.
 */
export const linked = (folder: string): Plugin => ({
  // After everything that reads the chunks.
  name: 'lemma-linked',
  apply: 'build',
  enforce: 'post',
  config: () => ({ build: { rolldownOptions: { output: { chunkFileNames: nameByModules(folder) } } } }),
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const scripts = scriptsOf(bundle);
      const routes = routesIn(bundle);
      const idOf = idsOf(scripts.map(({ fileName }) => fileName));
      const names = new Map<string, string>();
      const emit = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: 'asset', fileName, source });
      /** Writes these files as one, under a name by its contents. */
      const put = (files: readonly string[], like: string, contents: string | Uint8Array): string => {
        const name = nameByContents(like, contents);
        for (const file of files) {
          names.set(file, name);
          delete bundle[file];
        }
        emit(name, contents);
        return name;
      };
      const renamed = (text: string): string =>
        [...names].reduce((done, [from, to]) => done.replaceAll(basename(from), basename(to)), text);
      // Style sheets name other assets, and scripts name style sheets.
      const assets = Object.values(bundle).flatMap((file) => (file.type === 'asset' ? [file] : []));
      for (const isSheet of [false, true])
        for (const { fileName, source } of assets)
          if (fileName.startsWith(FOLDER) && fileName.endsWith('.css') === isSheet)
            put([fileName], fileName, isSheet ? renamed(String(source)) : source);
      const others = Object.fromEntries([...names].map(([file, name]) => [basename(file), [basename(name)] as const]));
      const functions = new Map<string, string>();
      for (const script of scripts) functions.set(script.fileName, renamed(await asFunction(script, idOf)));
      const functionOf = (file: string) => found(functions.get(file), `There is no script ${file}.`);
      const isInFile = (file: string) => file !== CONTAINER_SCRIPT;
      const inFiles = scripts.filter(({ fileName }) => isInFile(fileName));
      for (const pack of packsOf(inFiles, routes)) {
        const files = pack.scripts.map(({ fileName }) => fileName);
        const own = Object.fromEntries(files.map((file) => [idOf(file), functionOf(file)]));
        put(files, `${pack.name}.js`, await asFile(pack.name, own));
      }
      const all = { ...linksOf(scripts, idOf, names, isInFile), ...others };
      const lists = listsOf(all).map((list) => put([], 'links.js', list));
      names.set(CONTAINER_SCRIPT, BUILT_ENTRY);
      const first = firstFiles(routes);
      const links = linksOf(scripts, idOf, names, (file) => first.length === 0 || first.includes(file));
      delete bundle[CONTAINER_SCRIPT];
      const entry = await minify(BUILT_ENTRY, entryOf(links, lists, functionOf(CONTAINER_SCRIPT)), { module: true });
      emit(BUILT_ENTRY, entry.code);
      const imports = scripts.map(({ fileName, imports, dynamicImports }) => {
        const more = isInFile(fileName) ? [] : lists;
        return [fileName, { imports, onDemand: [...dynamicImports, ...more] }] as const;
      });
      emit(IMPORTS_FILE, JSON.stringify(renamedIn(Object.fromEntries(imports), names)));
      // The build's own lists of files.
      for (const file of assets)
        if (file.fileName.endsWith('.json') && typeof file.source === 'string')
          file.source = JSON.stringify(renamedIn(JSON.parse(file.source), names));
    },
  },
});
