import { execFileSync } from 'node:child_process';

/** Of which code a stored run is: of this, of other code since, of code that was not committed, or of a commit that this clone lacks. */
export type Standing = 'this code' | 'other code' | 'uncommitted code' | 'a commit that is not here';

/** Tests, and what is written about the code, are no part of what ran. */
const BESIDE = [':(exclude,glob)**/*.test.ts', ':(exclude,glob)**/*.test.tsx', ':(exclude,glob)**/*.md'];

/** Whether git answers yes; any other failure than its no is a fault. */
function says(repository: string, no: readonly number[], ...given: readonly string[]): boolean {
  try {
    execFileSync('git', given, { cwd: repository, stdio: 'ignore' });
    return true;
  } catch (error) {
    const { status } = Object(error);
    if (no.includes(Number(status))) return false;
    throw error;
  }
}

/**
 * Whether what a run depends on is what it was when it ran. `entry` is part of it though it may be named like a test.
 * A commit may be missing: of a branch that was rebased, or where a clone has the last commits only.
 */
export function standingOf(
  { commit, changed }: { readonly commit: string; readonly changed: boolean },
  { paths, entry }: { readonly paths: readonly string[]; readonly entry: string },
  repository: string,
): Standing {
  if (changed) return 'uncommitted code';
  if (!says(repository, [1, 128], 'cat-file', '-e', `${commit}^{commit}`)) return 'a commit that is not here';
  const isAlike = [[...paths, ...BESIDE], [entry]].every((some) =>
    says(repository, [1], 'diff', '--quiet', commit, '--', ...some),
  );
  const fresh = execFileSync('git', ['ls-files', '--others', '--exclude-standard', '--', ...paths, ...BESIDE], {
    ...{ cwd: repository, encoding: 'utf8' },
  });
  return isAlike && fresh === '' ? 'this code' : 'other code';
}
