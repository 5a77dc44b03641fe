import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { execa } from 'execa';
import { z } from 'zod';
import { quietTurbo, turbo } from '../launcher/build.ts';
import { repository } from '../repository.ts';
import { type Outcome, sumOf } from './outcome.ts';
import { forgetReport, readReport, readVitest } from './reports.ts';
import { reportOf, workspaces } from './workspaces.ts';

const summarySchema = z.object({
  tasks: z.array(
    z.object({
      package: z.string(),
      task: z.string(),
      execution: z.object({ exitCode: z.number().nullish() }).nullish(),
    }),
  ),
});

/** Runs a script in every workspace that has it, the others' failures notwithstanding; `failedIn` names where it failed. */
async function runTurbo(script: string) {
  const { all: said } = await execa(
    turbo,
    [
      ...['run', script, '--continue=always', '--summarize', '--output-logs=errors-only', '--log-prefix=none'],
      `--concurrency=${Math.max(2, Math.ceil(availableParallelism() / 2))}`,
    ],
    { cwd: repository, env: quietTurbo, all: true, reject: false, stdin: 'ignore' },
  );
  const path = /Summary:\s+(\S+\.json)/.exec(said)?.[1];
  if (path === undefined) throw new Error(said);
  const { tasks } = summarySchema.parse(JSON.parse(await readFile(path, 'utf8')));
  const wanted = tasks.filter(({ task }) => task === script);
  const failedIn = wanted.filter(({ execution }) => execution?.exitCode !== 0).map((task) => task.package);
  return { said, count: wanted.length, failedIn };
}

/** One check a workspace; what did not change since it last passed comes from turbo's cache. */
export async function types(): Promise<Outcome> {
  const { said, count, failedIn } = await runTurbo('types');
  const details = failedIn.length > 0 ? [said, `Types fail in ${failedIn.join(', ')}`] : [];
  return { passed: count - failedIn.length, failed: failedIn.length, details };
}

/** The tests beside the source, in every workspace. */
export async function unit(): Promise<Outcome> {
  const tested = (await workspaces()).filter(({ scripts }) => scripts.has('unit'));
  await Promise.all(tested.map((workspace) => forgetReport(reportOf(workspace, 'unit'))));
  const { said, failedIn } = await runTurbo('unit');
  const outcomes = tested.map((workspace) =>
    readReport(reportOf(workspace, 'unit'), readVitest, { said, failed: failedIn.includes(workspace.name) }),
  );
  const outcome = sumOf(await Promise.all(outcomes));
  return failedIn.length > 0 && outcome.failed === 0 ? { ...outcome, failed: 1, details: [said] } : outcome;
}
