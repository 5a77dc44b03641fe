import { writeFile } from 'node:fs/promises';
import { execa } from 'execa';
import { changelogOf } from './documents/changelog.ts';
import { exitWith } from './explained.ts';
import { inRepository, repository } from './repository.ts';

/** `npm run changelog`: writes CHANGELOG.md from the subjects of all commits. */
async function main(): Promise<void> {
  const { stdout } = await execa('git', ['log', '--no-merges', '--date=short', '--format=%ad%x09%s'], {
    cwd: repository,
  });
  await writeFile(inRepository('CHANGELOG.md'), changelogOf(stdout));
}

main().catch(exitWith);
