import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'vite';

/** The file, next to a build, that lists the files of each route. `release publish` copies it into `release.json`. */
export const PRELOAD_FILE = 'preload.json';
/** The key for files that every route of the area needs. */
export const EVERY_ROUTE = '*';
/** The page that an area opens with. */
export const FIRST_ROUTE = '';

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const isPath = (value: unknown): value is { readonly pattern: string } =>
  typeof value === 'function' && 'pattern' in value && typeof value.pattern === 'string';

/** The pattern of each route by its name, from the module that exports `paths` (packages/contract, `pathsOf`). */
export async function readPaths(file: string): Promise<ReadonlyMap<string, string>> {
  const { paths }: { readonly paths?: unknown } = await import(/* @vite-ignore */ pathToFileURL(file).href);
  if (!isNode(paths)) throw new Error(`${file} exports no \`paths\`.`);
  return new Map(
    Object.entries(paths).map(([name, path]) => {
      if (!isPath(path)) throw new Error(`${file}: "${name}" of \`paths\` is no route. Make it by \`pathsOf\`.`);
      return [name, path.pattern];
    }),
  );
}

/** The addresses under each area that the shell's navigation leads to, from the module that exports `places`. */
export async function readPlaces(file: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const { places }: { readonly places?: unknown } = await import(/* @vite-ignore */ pathToFileURL(file).href);
  if (!isNode(places)) throw new Error(`${file} exports no \`places\`.`);
  const addressOf = (place: unknown): string[] => {
    const route: unknown = Array.isArray(place) ? place[0] : undefined;
    return typeof route === 'string' ? [route === '' ? '' : `/${route}`] : [];
  };
  return Object.fromEntries(
    Object.entries(places).map(([area, each]) => [area, Array.isArray(each) ? each.flatMap(addressOf) : []]),
  );
}

/** The contracts that a shell speaks, from the module that exports `contracts`. */
export async function readContracts(file: string): Promise<readonly number[]> {
  const { contracts }: { readonly contracts?: unknown } = await import(/* @vite-ignore */ pathToFileURL(file).href);
  if (!isNode(contracts)) throw new Error(`${file} exports no \`contracts\`.`);
  return Object.keys(contracts).map(Number);
}

/** The first lazy import anywhere below a node. */
function lazyImport(node: unknown): string | undefined {
  if (Array.isArray(node)) return node.map(lazyImport).find((found) => found !== undefined);
  if (!isNode(node)) return undefined;
  if (node.type === 'ImportExpression')
    return isNode(node.source) && typeof node.source.value === 'string' ? node.source.value : undefined;
  return lazyImport(Object.values(node));
}

/** The object literal of `const pages = {…}` in a module, with or without `satisfies …`. */
function pagesIn(node: unknown): Node | undefined {
  if (Array.isArray(node)) return node.map(pagesIn).find((found) => found !== undefined);
  if (!isNode(node)) return undefined;
  if (node.type === 'VariableDeclarator' && isNode(node.id) && node.id.name === 'pages' && isNode(node.init))
    return node.init.type === 'ObjectExpression' || !isNode(node.init.expression) ? node.init : node.init.expression;
  return pagesIn(Object.values(node));
}

/** The module that each entry of `pages` imports lazily, by the entry's name. */
export function lazyPages(file: string, code: string): ReadonlyMap<string, string> {
  const properties = pagesIn(parseSync(file, code).program)?.properties;
  return new Map(
    (Array.isArray(properties) ? properties : []).flatMap((property: unknown) => {
      const opens = isNode(property) ? lazyImport(property.value) : undefined;
      const name = isNode(property) && isNode(property.key) ? property.key.name : undefined;
      return typeof name === 'string' && opens !== undefined ? [[name, opens] as const] : [];
    }),
  );
}

/** What the build knows of a route: its name, its pattern and the module of its page. */
export type BuiltRoute = { readonly name: string; readonly pattern: string; readonly opens: string };

/**
 * Every route of an application with the module of its page. The patterns are imported from the paths module. The page
 * modules are found by parsing the source, because importing them would run the pages.
 * @throws if no module can be found for a route.
 */
export async function readRoutes(pathsFile: string, pagesFile: string): Promise<readonly BuiltRoute[]> {
  const pages = lazyPages(pagesFile, await readFile(pagesFile, 'utf8'));
  const paths = await readPaths(pathsFile);
  const stray = [...pages.keys()].find((name) => !paths.has(name));
  if (stray !== undefined) throw new Error(`${pagesFile}: "${stray}" of \`pages\` is no route.`);
  return [...paths].map(([name, pattern]) => {
    const opens = pages.get(name);
    if (opens === undefined) throw new Error(`${pagesFile}: \`pages\` has no lazy import for "${name}".`);
    return { name, pattern, opens };
  });
}

/** The file with the shell's routes, and the one with an area's routes. */
export const SHELL_PATHS = 'src/app/paths.ts';
export const SHELL_PAGES = 'src/app/router.tsx';
export const AREA_PATHS = 'src/shared/paths.ts';
export const AREA_PAGES = 'src/routes.ts';
