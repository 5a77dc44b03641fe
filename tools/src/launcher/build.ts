import { createInterface } from 'node:readline';
import { execa } from 'execa';
import { Explained } from '../explained.ts';
import type { Progress } from '../progress.ts';
import { inRepository, repository } from '../repository.ts';

/** turbo's answers are kept on this machine; it reports to nobody. */
export const quietTurbo = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', FORCE_COLOR: '0' };
export const turbo = inRepository('node_modules', '.bin', 'turbo');

const KEPT_LINES = 40;

/** Builds every workspace that has something to build, or one; what did not change comes from turbo's cache. */
export async function buildAll(progress: Progress, only?: 'functions'): Promise<void> {
  const step = progress(
    only === undefined ? 'Building the shell, the remotes and the functions' : `Building the ${only}`,
  );
  const filter = only === undefined ? [] : [`--filter=./${only}`];
  const building = execa(turbo, ['run', 'build', ...filter, '--output-logs=new-only', '--log-order=grouped'], {
    cwd: repository,
    env: quietTurbo,
    all: true,
    reject: false,
    stdin: 'ignore',
    buffer: false,
  });
  const last: string[] = [];
  for await (const line of createInterface({ input: building.all })) {
    last.push(line);
    if (last.length > KEPT_LINES) last.shift();
    const workspace = /^([@\w/-]+):build:/.exec(line)?.[1];
    if (workspace) step.update(workspace);
  }
  const { failed } = await building;
  if (failed) {
    step.failed();
    throw new Explained(`The build failed:\n${last.join('\n')}`);
  }
  step.done();
}
