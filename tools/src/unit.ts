import { execa } from 'execa';
import { unitProjects } from './checks/unit-projects.ts';
import { exitWith } from './explained.ts';
import { interruptible } from './launcher/interruption.ts';
import { repository } from './repository.ts';

/** `npm run unit -- NAME`: the tests beside the source whose path has this name in it, or all of them. */
async function unit(): Promise<number> {
  const projects = unitProjects.flatMap((project) => ['--project', project]);
  const { exitCode } = await execa('vitest', ['run', ...projects, ...process.argv.slice(2)], {
    ...{ cwd: repository, stdio: 'inherit', preferLocal: true, localDir: repository },
    ...{ reject: false, cancelSignal: interruptible() },
  });
  return exitCode ?? 1;
}

unit().then((code) => process.exit(code), exitWith);
