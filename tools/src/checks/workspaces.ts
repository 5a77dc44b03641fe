import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { repository } from '../repository.ts';

const rootSchema = z.object({ workspaces: z.array(z.string()) });
const workspaceSchema = z.object({ name: z.string(), scripts: z.record(z.string(), z.string()).default({}) });

export type Workspace = { readonly name: string; readonly folder: string; readonly scripts: ReadonlySet<string> };

/** Every workspace of the repository, with the scripts it has. */
export async function workspaces(root = repository): Promise<Workspace[]> {
  const { workspaces: patterns } = rootSchema.parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
  const found: Workspace[] = [];
  for await (const path of glob(
    patterns.map((pattern) => `${pattern}/package.json`),
    { cwd: root },
  )) {
    const { name, scripts } = workspaceSchema.parse(JSON.parse(await readFile(join(root, path), 'utf8')));
    found.push({ name, folder: dirname(join(root, path)), scripts: new Set(Object.keys(scripts)) });
  }
  return found.sort((a, b) => a.name.localeCompare(b.name));
}
