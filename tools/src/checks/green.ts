import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { execa } from 'execa';
import { inRepository, repository } from '../repository.ts';

/** The file that stores the commit at which all unit tests last passed on this machine. */
const remembered = inRepository('node_modules', '.cache', 'green-commit');

const git = (...parameters: readonly string[]) =>
  execa('git', parameters, { cwd: repository, reject: false, stdin: 'ignore' });

/** Stores the current commit, but only if the work tree is clean: otherwise the tests have not checked that commit. */
export async function rememberGreen(): Promise<void> {
  const { stdout: changes, failed } = await git('status', '--porcelain');
  if (failed || changes !== '') return;
  const { stdout: commit } = await git('rev-parse', 'HEAD');
  await mkdir(dirname(remembered), { recursive: true });
  await writeFile(remembered, commit);
}

/** The stored commit, if the current branch contains it. */
export async function changedSince(): Promise<string | undefined> {
  const commit = await readFile(remembered, 'utf8').catch(() => undefined);
  if (commit === undefined) return undefined;
  const { failed } = await git('merge-base', '--is-ancestor', commit, 'HEAD');
  return failed ? undefined : commit;
}
