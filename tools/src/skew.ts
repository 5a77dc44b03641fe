import { Command } from 'commander';
import { execa } from 'execa';
import { exitWith } from './explained.ts';
import { inRepository } from './repository.ts';
import { buildBefore } from './skew/build-before.ts';
import { journeyFor } from './skew/journey.ts';
import { combinations, type Part, parseParts, parts } from './skew/parts.ts';

const command = new Command('skew')
  .description('Runs the loop with parts of the release before beside parts of this one, in eight mixtures.')
  .option('--before <commit>', 'the release before', 'HEAD~1')
  .option('--only <parts>', `one mixture: which of ${parts.join(', ')} are old, with commas`);

const WITH_SUITE = inRepository('tools', 'src', 'with-suite.ts');

async function passes(before: string, old: readonly Part[]): Promise<boolean> {
  const flags = ['--sites', '--browser', '--before', before, '--old', old.join(',')];
  const { exitCode } = await execa(process.execPath, [WITH_SUITE, ...flags, '--', 'playwright', 'test', 'loop'], {
    cwd: await journeyFor(before, old),
    env: { LEMMA_OLD_PARTS: old.join(',') },
    stdio: 'inherit',
    reject: false,
  });
  return exitCode === 0;
}

async function skew(): Promise<number> {
  command.parse();
  const { before: commit, only } = command.opts<{ before: string; only?: string }>();
  await execa('npx', ['turbo', 'run', 'build', 'sample'], { cwd: inRepository(), stdin: 'ignore' });
  const before = await buildBefore(commit);
  const lines: string[] = [];
  let failed = 0;
  for (const old of only === undefined ? combinations : [parseParts(only)]) {
    const ok = await passes(before, old);
    if (!ok) failed += 1;
    lines.push(
      `${ok ? 'passes' : 'FAILS '}  ${parts.map((each) => `${each} ${old.includes(each) ? 'old' : 'new'}`).join(', ')}`,
    );
  }
  console.log(`The loop, with ${commit} as the release before:\n${lines.join('\n')}`);
  return failed === 0 ? 0 : 1;
}

skew().then((code) => process.exit(code), exitWith);
