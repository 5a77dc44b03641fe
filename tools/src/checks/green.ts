import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { execa } from 'execa';
import { inRepository, repository } from '../repository.ts';

/** The commit at which all tests beside the source passed last, on this machine. */
const remembered = inRepository('node_modules', '.cache', 'green-commit');

const git = (...parameters: readonly string[]) =>
  execa('git', parameters, { cwd: repository, reject: false, stdin: 'ignore' });

/** Remembers this commit, if nothing is changed beside it: only then the tests that passed were the commit's. */
export async function rememberGreen(): Promise<void> {
  const { stdout: changes, failed } = await git('status', '--porcelain');
  if (failed || changes !== '') return;
  const { stdout: commit } = await git('rev-parse', 'HEAD');
  await mkdir(dirname(remembered), { recursive: true });
  await writeFile(remembered, commit);
}

/** The commit that was remembered, if this branch has grown from it. */
export async function changedSince(): Promise<string | undefined> {
  const commit = await readFile(remembered, 'utf8').catch(() => undefined);
  if (commit === undefined) return undefined;
  const { failed } = await git('merge-base', '--is-ancestor', commit, 'HEAD');
  return failed ? undefined : commit;
}
