import { mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { Explained } from '../explained.ts';
import { inRepository } from '../repository.ts';

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** All node_modules folders, as paths relative to the repository. */
async function installed(): Promise<readonly string[]> {
  const { stdout } = await execa('git', ['ls-files', '*package.json'], { cwd: inRepository() });
  const folders = stdout.split('\n').map((file) => join(dirname(file), 'node_modules'));
  const found = await Promise.all(folders.map((folder) => isThere(inRepository(folder))));
  return folders.filter((_, index) => found[index]);
}

/** Exports a commit into a folder, adds the packages that are installed here, and builds everything. */
export async function buildBefore(commit: string): Promise<string> {
  const folder = inRepository('.lemma', 'before');
  const git = (...parameters: string[]) => execa('git', parameters, { cwd: inRepository() });
  await git('worktree', 'remove', '--force', folder).catch(() => undefined);
  await rm(folder, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true });
  await git('worktree', 'add', '--detach', folder, commit).catch((error: unknown) => {
    throw new Explained(`${commit} is no commit of this repository: name one with --before. ${String(error)}`);
  });
  for (const modules of await installed())
    if (await isThere(join(folder, dirname(modules)))) {
      // Hard links to the same files. Links to workspaces are relative, so they lead to the workspaces of that commit.
      await execa('cp', ['-al', inRepository(modules), join(folder, modules)]);
    }
  await execa('npx', ['turbo', 'run', 'build'], { cwd: folder, stdin: 'ignore' });
  return folder;
}
