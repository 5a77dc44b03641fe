import { basename, extname } from 'node:path';
import type { Rolldown } from 'vite';
import { EVERY_ROUTE, FIRST_ROUTE } from './read-routes.ts';

export type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'code' | 'imports' | 'dynamicImports'>;
/** The files of each route, as `route-preloads.ts` writes them. */
export type Routes = Readonly<Record<string, readonly string[]>>;
/** A file of the build, by what people call it, and the scripts in it. */
export type Pack = { readonly name: string; readonly scripts: readonly Chunk[] };

/** Characters of a file of several scripts: one that changes is fetched with the others. */
const MOST = 24_000;

/** What English texts are called (`route-preloads.ts`). All but short ones stay files of their own: a changed word is not a screen. */
const ENGLISH = /^en(?:-|$)/;
/** Characters. */
const SHORT = 3000;

/** What people call a file, without the bundler's hash. */
export const shortOf = (file: string): string => basename(file, extname(file)).replace(/\.\w{6}$|-[\w-]{8}$/, '');

/** These scripts in their order, as few files as the bound allows. */
function inFiles(name: string, scripts: readonly Chunk[]): readonly Pack[] {
  const files: Chunk[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const script of scripts) {
    if (length + script.code.length > MOST) {
      files.push([]);
      length = 0;
    }
    files.at(-1)?.push(script);
    length += script.code.length;
  }
  return files.map((each) => ({ name: each.length > 1 ? name : shortOf(each[0]?.fileName ?? name), scripts: each }));
}

/**
 * Puts scripts that come with one another into few files: each costs a quarter of a processor some 8 ms to be announced and
 * taken. Of what an area opens with, one file has what at least half of the other screens need, too, and another what is for
 * the first screen; of all else, those are in one that the same screens need. A screen's own script is a file of its own, because a release
 * names it. Which scripts are in a file says nothing of when they run (`link-scripts.ts`).
 */
export function packsOf(scripts: readonly Chunk[], routes: Routes): readonly Pack[] {
  const { [EVERY_ROUTE]: every = [], [FIRST_ROUTE]: first = [], ...others } = routes;
  const screens = Object.values(others);
  const isAlone = ({ fileName, code }: Chunk) =>
    screens.some(([own]) => own === fileName) || (ENGLISH.test(shortOf(fileName)) && code.length > SHORT);
  const placeOf = (script: Chunk): string => {
    const { fileName } = script;
    if (isAlone(script)) return fileName;
    const users = screens.flatMap((files, at) => (files.includes(fileName) ? [at] : []));
    const isFirst = first.includes(fileName);
    if (every.includes(fileName) || (isFirst && 2 * users.length > screens.length)) return 'shared';
    if (isFirst) return 'first';
    return users.length === 0 ? fileName : `parts ${users.join(' ')}`;
  };
  return Object.entries(Object.groupBy(scripts, placeOf)).flatMap(([place, each = []]) =>
    inFiles(place.split(' ')[0] ?? '', each),
  );
}
