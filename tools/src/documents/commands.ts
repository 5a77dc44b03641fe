import { relative } from 'node:path';
import type { Workspace } from '../checks/workspaces.ts';
import { repository } from '../repository.ts';

const COMMAND = /npm run (?:-s |--silent )?([a-z][\w:-]*)(?: (?:-w|--workspace) ([@\w/.-]+))?/g;

/** Commands in a document that no workspace has as a script. `scripts` are those of the root. */
export function lostCommands(
  path: string,
  text: string,
  scripts: ReadonlySet<string>,
  all: readonly Workspace[],
): string[] {
  return [...text.matchAll(COMMAND)].flatMap(([command, script = '', workspace]) => {
    const own = all.find(({ name, folder }) => name === workspace || relative(repository, folder) === workspace);
    const known = workspace === undefined ? scripts : own?.scripts;
    return known?.has(script) ? [] : [`${relative(repository, path)}: there is no \`${command}\``];
  });
}
