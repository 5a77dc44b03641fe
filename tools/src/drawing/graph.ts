import { execa } from 'execa';
import { z } from 'zod';
import { cruiseArguments } from '../cruise.ts';
import { repository } from '../repository.ts';

const cruiseSchema = z.object({
  modules: z.array(
    z.object({ source: z.string(), dependencies: z.array(z.object({ resolved: z.string() })).default([]) }),
  ),
});

/** An import between two modules, by their paths in the repository. */
export type Import = readonly [from: string, to: string];

/** One arrow of the drawing: the number of imports from one room to another. */
export type Arrow = { readonly from: string; readonly to: string; readonly imports: number };

/** Every import between files of the workspaces, as dependency-cruiser resolves them, including type imports. */
export async function allImports(): Promise<Import[]> {
  const { stdout } = await execa('depcruise', ['--output-type', 'json', ...(await cruiseArguments())], {
    ...{ cwd: repository, preferLocal: true, localDir: repository, reject: false, maxBuffer: 200_000_000 },
  });
  return cruiseSchema
    .parse(JSON.parse(stdout))
    .modules.flatMap(({ source, dependencies }) => dependencies.map(({ resolved }): Import => [source, resolved]));
}

const TEST = /[.](test|soak)[.]tsx?$/;

/**
 * The room of a file. A room is what the drawing shows as one box: a workspace, or a folder of functions/src. Undefined
 * for tests and files of no workspace.
 */
export function roomOf(path: string): string | undefined {
  if (TEST.test(path)) return undefined;
  const [, inside] = /^functions\/src\/(.+)$/.exec(path) ?? [];
  if (inside !== undefined) return inside.includes('/') ? `functions/${inside.split('/')[0]}` : 'functions';
  return /^(?:packages\/)?([^/]+)\/(?:src\/|vite[.]config[.]ts$)/.exec(path)?.[1];
}

/** The imports between rooms, counted and sorted by name. */
export function arrowsOf(imports: readonly Import[]): Arrow[] {
  const counts = new Map<string, Arrow>();
  for (const [source, target] of imports) {
    const [from, to] = [roomOf(source), roomOf(target)];
    if (from === undefined || to === undefined || from === to) continue;
    const key = `${from} ${to}`;
    counts.set(key, { from, to, imports: (counts.get(key)?.imports ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to));
}
