import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { isScript } from '@lemma/contract';
import { init, parse } from 'es-module-lexer';
import { z } from 'zod';
import { Explained } from '../explained.ts';

type Script = {
  readonly imports: readonly string[];
  readonly onDemand: readonly string[];
  readonly size: number;
  /** Whether it brings a copy of React, or of a package that belongs to one copy of it. */
  readonly hasReact: boolean;
};
/** The scripts of a build by their path in it. */
export type Graph = ReadonlyMap<string, Script>;

/**
 * The property by which React's packages find each other, in every version since 16. Minifiers do not rename it.
 * Containers of other build tools hold the name as a text, to tell packages that must not be copied.
 */
const REACT =
  /(?<!["'`])__(?:CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE|SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED)/;

const within = (from: string, specifier: string, files: ReadonlySet<string>): string => {
  const path = posix.join(posix.dirname(from), specifier);
  if (specifier.startsWith('.') && files.has(path)) return path;
  throw new Explained(`${from} imports ${specifier}, which is not among the files of the build.`);
};

/** What each script imports, written by builds whose scripts name no other's file (packages/federation, `linked.ts`). */
const IMPORTS = 'imports.json';
const importsSchema = z.record(z.string(), z.object({ imports: z.array(z.string()), onDemand: z.array(z.string()) }));

/** Whether the build's entry links its scripts, so that no browser has to be told what each of them imports. */
export const isLinked = (paths: Iterable<string>): boolean => [...paths].includes(IMPORTS);

/** Undefined if the scripts themselves say it. */
async function writtenImports(dist: string, files: ReadonlySet<string>) {
  return files.has(IMPORTS) ? importsSchema.parse(JSON.parse(await readFile(join(dist, IMPORTS), 'utf8'))) : {};
}

/** What a script imports, as it says itself: at once, and on demand. */
function importsOf(path: string, text: string, files: ReadonlySet<string>) {
  const [found] = parse(text);
  // An import whose address is computed at run time, as in pdf.js, does not name a file of the build.
  const named = found.flatMap((each) =>
    each.type === 'import-meta' || each.specifier === undefined || (each.type === 'dynamic' && each.glob)
      ? []
      : [{ specifier: each.specifier, isDynamic: each.type === 'dynamic' }],
  );
  const of = (dynamic: boolean) => [
    ...new Set(
      named.filter(({ isDynamic }) => isDynamic === dynamic).map(({ specifier }) => within(path, specifier, files)),
    ),
  ];
  return { imports: of(false), onDemand: of(true) };
}

/**
 * Reads the imports of each script of a build. @throws Explained if a script imports a file that is not in the build.
 */
export async function readGraph(dist: string, paths: Iterable<string>): Promise<Graph> {
  await init;
  const files = new Set(paths);
  const written = await writtenImports(dist, files);
  const graph = new Map<string, Script>();
  for (const path of [...files].filter(isScript)) {
    const text = await readFile(join(dist, path), 'utf8');
    graph.set(path, {
      ...(written[path] ?? importsOf(path, text, files)),
      size: gzipSync(text).length,
      hasReact: REACT.test(text),
    });
  }
  return graph;
}

/** These scripts and all that they import statically. */
export function closureOf(graph: Graph, from: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const follow = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    for (const next of graph.get(path)?.imports ?? []) follow(next);
  };
  for (const path of from) follow(path);
  return [...found];
}

const sizeOf = (graph: Graph, paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + (graph.get(path)?.size ?? 0), 0);

/** The bytes until the first screen, and the most that a single click loads after that, beside what it was clicked in. */
export function sizesOf(graph: Graph, first: readonly string[]) {
  const known = new Set(first);
  const more = [...graph].flatMap(([from, { onDemand }]) => {
    const there = new Set([...known, ...closureOf(graph, [from])]);
    const added = (path: string) => closureOf(graph, [path]).filter((each) => !there.has(each));
    return onDemand.map((path) => sizeOf(graph, added(path)));
  });
  return { first: sizeOf(graph, [...known]), largestScreen: Math.max(0, ...more) };
}
