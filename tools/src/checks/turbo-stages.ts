import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { execa } from 'execa';
import { z } from 'zod';
import { quietTurbo, turbo } from '../launcher/build.ts';
import { repository } from '../repository.ts';
import { type Outcome, oneCheck, sumOf } from './outcome.ts';
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

async function runTurbo(script: string) {
  const { all, failed } = await execa(
    turbo,
    [
      ...['run', script, '--continue=always', '--summarize', '--output-logs=errors-only', '--log-prefix=none'],
      `--concurrency=${Math.max(2, Math.ceil(availableParallelism() / 2))}`,
    ],
    { cwd: repository, env: quietTurbo, all: true, reject: false, stdin: 'ignore' },
  );
  return { said: all, failed };
}

/** One check a workspace; what did not change since it last passed comes from turbo's cache. */
export async function types(): Promise<Outcome> {
  const { said } = await runTurbo('types');
  const path = /Summary:\s+(\S+\.json)/.exec(said)?.[1];
  if (path === undefined) return oneCheck(false, said);
  const { tasks } = summarySchema.parse(JSON.parse(await readFile(path, 'utf8')));
  const wanted = tasks.filter(({ task }) => task === 'types');
  const outcomes = wanted.map(({ execution, package: name }) => oneCheck(execution?.exitCode === 0, name));
  const { passed, failed, details } = sumOf(outcomes);
  return { passed, failed, details: failed > 0 ? [said, `Types fail in ${details.join(', ')}`] : [] };
}

/** The tests beside the source, in every workspace. */
export async function unit(): Promise<Outcome> {
  const tested = (await workspaces()).filter(({ scripts }) => scripts.has('unit'));
  const reports = tested.map((workspace) => reportOf(workspace, 'unit'));
  await Promise.all(reports.map(forgetReport));
  const ended = await runTurbo('unit');
  const outcome = sumOf(await Promise.all(reports.map((path) => readReport(path, readVitest, ended))));
  return ended.failed && outcome.failed === 0 ? { ...outcome, failed: 1, details: [ended.said] } : outcome;
}
