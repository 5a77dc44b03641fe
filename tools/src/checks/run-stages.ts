import pc from 'picocolors';
import { type Outcome, oneCheck, sumOf } from './outcome.ts';

export type Stage = { readonly name: string; readonly run: () => Promise<Outcome> };
/** Stages that run one after another. */
export type Lane = readonly Stage[];
export type Output = (text: string) => void;

const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`;

const indented = (text: string): string =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');

async function runStage({ name, run }: Stage, write: Output): Promise<Outcome> {
  const since = Date.now();
  const outcome = await run().catch((error: unknown) =>
    oneCheck(false, `The stage could not run: ${error instanceof Error ? error.message : String(error)}`),
  );
  const failed = outcome.failed > 0;
  const counts = `${outcome.passed} passed${failed ? `, ${outcome.failed} failed` : ''}`;
  write(`${failed ? pc.red('✗') : pc.green('✓')} ${name.padEnd(12)} ${counts.padEnd(26)} ${pc.dim(seconds(since))}`);
  for (const warning of outcome.warnings ?? []) write(pc.yellow(indented(warning)));
  if (failed) for (const detail of outcome.details) write(indented(detail));
  return outcome;
}

async function runLane(lane: Lane, write: Output): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  for (const stage of lane) outcomes.push(await runStage(stage, write));
  return sumOf(outcomes);
}

/**
 * Runs the steps in sequence and the lanes of each step in parallel; a failure stops nothing. The last line is for
 * people and scripts: `N passed, N failed`.
 */
export async function runStages(steps: readonly (readonly Lane[])[], write: Output): Promise<boolean> {
  const outcomes: Outcome[] = [];
  for (const lanes of steps) outcomes.push(...(await Promise.all(lanes.map((lane) => runLane(lane, write)))));
  const { passed, failed } = sumOf(outcomes);
  write(`${passed} passed, ${failed} failed`);
  return failed === 0;
}
