import { execa } from 'execa';
import { repository } from '../repository.ts';
import { type Outcome, oneCheck, sumOf } from './outcome.ts';
import { forgetReport, readPlaywright, readReport, readVitest } from './reports.ts';
import { reportOf, type Workspace, workspaces } from './workspaces.ts';

const run = (program: string, parameters: readonly string[], cwd = repository) =>
  execa(program, parameters, {
    cwd,
    env: { FORCE_COLOR: '0' },
    preferLocal: true,
    localDir: repository,
    all: true,
    reject: false,
    stdin: 'ignore',
  });

async function command(program: string, ...parameters: readonly string[]): Promise<Outcome> {
  const { failed, all, shortMessage } = await run(program, parameters);
  return oneCheck(!failed, all || shortMessage || `${program} failed`);
}

export const lint = (): Promise<Outcome> => command('biome', 'check', '--error-on-warnings', '--max-diagnostics=50');

/** Workspaces only, so that a folder that belongs to nobody is not taken for one of ours. */
export async function boundaries(): Promise<Outcome> {
  const folders = (await workspaces()).map(({ folder }) => folder.slice(repository.length + 1));
  return command('depcruise', '--config', '.dependency-cruiser.cjs', ...folders);
}

export const unused = (): Promise<Outcome> => command('knip', '--no-progress', '--no-config-hints');

async function reported(workspace: Workspace, script: string, read: (text: string) => Outcome): Promise<Outcome> {
  const path = reportOf(workspace, script);
  await forgetReport(path);
  const { all, failed } = await run('npm', ['run', '--silent', script], workspace.folder);
  const outcome = await readReport(path, read, { said: all, failed });
  if (!failed) return outcome;
  return { ...outcome, failed: Math.max(1, outcome.failed), details: [all, ...outcome.details] };
}

async function inWorkspacesWith(script: string, read: (text: string) => Outcome): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  for (const workspace of await workspaces())
    if (workspace.scripts.has(script)) outcomes.push(await reported(workspace, script, read));
  return sumOf(outcomes);
}

/** Rules, functions and the launcher against real emulators. One after the other: each starts emulators of its own. */
export const backend = (): Promise<Outcome> => inWorkspacesWith('backend', readVitest);

/** Journeys in Chromium. */
export const e2e = (): Promise<Outcome> => inWorkspacesWith('e2e', readPlaywright);
