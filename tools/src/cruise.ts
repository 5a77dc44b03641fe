import { relative } from 'node:path';
import { workspaces } from './checks/workspaces.ts';
import { repository } from './repository.ts';

/**
 * The arguments of dependency-cruiser for all workspaces, and no stray folder as one of ours. What it has read of a file
 * is used again until the file's content changes, so that the check of the boundaries reads for the drawing too.
 */
export async function cruiseArguments(): Promise<string[]> {
  const folders = (await workspaces()).map(({ folder }) => relative(repository, folder));
  const cache = ['--cache', 'node_modules/.cache/dependency-cruiser', '--cache-strategy', 'content'];
  return ['--config', '.dependency-cruiser.cjs', ...cache, '--no-progress', ...folders];
}
