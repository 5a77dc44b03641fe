import { commitNow, isChanged, lastRun, type Run } from '@lemma/testing/runs';
import type { Benchmark } from '../benchmark.ts';

/** What runs for minutes or hours, with the command that runs it. Each stores its result in docs/benchmarks/runs. */
const RUNS: Readonly<Record<string, string>> = {
  chaos: 'npm run soak -- chaos',
  'turned-in-at-once': 'npm run soak -- class-at-once',
  'odd-inputs': 'npm run soak -- odd-inputs',
  'hostile-requests': 'npm run soak -- fuzz',
  'mutants-of-rules': 'npm run soak -- rules-mutants',
  'random-worlds': 'npm run soak -- rules-oracle',
  'erasure-cuts': 'npm run soak -- erasure-cuts',
  'guards-of-doors': 'npm run soak -- guards',
  'logs-of-soaks': 'npm run soak -- chaos',
  'logs-of-journeys': 'LEMMA_STORE_RUNS=true npm run e2e -w e2e',
  'kill-and-restart': 'LEMMA_SOAK=1 LEMMA_STORE_RUNS=true npx vitest run --project launcher kill-and-restart',
};

type Here = { readonly commit: string; readonly changed: boolean };
type Figures = Benchmark['figures'];

const isOfThis = ({ commit, changed }: Run, here: Here): boolean => commit === here.commit && !changed && !here.changed;

/** Of which code a result is, in words. */
function sourceOf(run: Run, here: Here): string {
  const { commit, changed, at, load } = run;
  const ran = `${commit}${changed ? ' with changes' : ''}, ${at.slice(0, 16).replace('T', ' ')}, load ${load.toFixed(0)}`;
  return isOfThis(run, here) ? `read: ${ran}` : `read, of other code: ${ran}`;
}

/** The figures of a run as they were stored, each with where it comes from. That a bar held with other code is not said to hold with this. */
export function figuresOf(name: string, command: string, run: Run | undefined, here: Here): Figures {
  if (run === undefined)
    return [{ name: `${name}: never run (${command})`, value: 0, unit: 'runs', bar: 1, holds: false }];
  const source = sourceOf(run, here);
  return run.figures.map(({ holds, ...figure }) => ({
    ...{ ...figure, name: `${figure.name} [${source}]` },
    ...(holds !== undefined && (isOfThis(run, here) || !holds) && { holds }),
  }));
}

/** The last results of all of them. */
export function lastRuns(): Figures {
  const here = { commit: commitNow(), changed: isChanged() };
  return Object.entries(RUNS).flatMap(([name, command]) => figuresOf(name, command, lastRun(name), here));
}
