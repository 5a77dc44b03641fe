import { createInterface } from 'node:readline';
import { execa } from 'execa';
import { Explained } from '../explained.ts';
import type { Progress } from '../progress.ts';
import { inRepository, repository } from '../repository.ts';

/** turbo's cache stays on this machine, and it sends no telemetry. */
export const quietTurbo = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', FORCE_COLOR: '0' };
export const turbo = inRepository('node_modules', '.bin', 'turbo');

const MOST_LINES = 40;

/** The output of the workspace that failed, which npm names at its end; if none is named, all output. */
function blame(said: ReadonlyMap<string, readonly string[]>): string {
  const all = [...said].map(([workspace, lines]) => ({ workspace, text: lines.join('\n') }));
  const failed = all.filter(({ text }) => text.includes('npm error'));
  return (failed.length > 0 ? failed : all).map(({ workspace, text }) => `${workspace}\n${text}`).join('\n\n');
}

/** Builds every workspace that has a build script, or only one; unchanged ones come from turbo's cache. */
export async function buildAll(progress: Progress, only?: 'functions'): Promise<void> {
  const step = progress(
    only === undefined ? 'Building the shell, the remotes and the functions' : `Building the ${only}`,
  );
  const filter = only === undefined ? [] : [`--filter=./${only}`];
  // The sample class goes with the shell.
  const tasks = only === undefined ? ['build', 'sample'] : ['build'];
  const building = execa(turbo, ['run', ...tasks, ...filter, '--output-logs=new-only', '--log-order=grouped'], {
    cwd: repository,
    env: quietTurbo,
    all: true,
    reject: false,
    stdin: 'ignore',
    buffer: false,
  });
  const said = new Map<string, string[]>();
  let current = '';
  for await (const line of createInterface({ input: building.all })) {
    const [, workspace, text] = /^([@\w/-]+):(?:build|sample): ?(.*)$/.exec(line) ?? [];
    if (workspace === undefined) continue;
    if (workspace !== current) step.update(workspace);
    current = workspace;
    said.set(workspace, [...(said.get(workspace) ?? []), text ?? ''].slice(-MOST_LINES));
  }
  const { failed } = await building;
  if (failed) {
    step.failed();
    throw new Explained(`The build failed:\n${blame(said)}`);
  }
  step.done();
}
