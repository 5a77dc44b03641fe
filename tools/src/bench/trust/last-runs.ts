import { lastRun, type Run } from '@lemma/testing/runs';
import { repository } from '../../repository.ts';
import type { Benchmark } from '../benchmark.ts';
import { longRuns } from './long-runs.ts';
import { type Standing, standingOf } from './standing-of.ts';

type Figures = Benchmark['figures'];

const said: Readonly<Record<Standing, string>> = {
  'this code': 'of this code',
  'other code': 'of other code since',
  'uncommitted code': 'of code that was not committed',
  'a commit that is not here': 'of a commit that this clone has not, see git fetch --unshallow',
};

const sourceOf = ({ commit, changed, at, load }: Run): string =>
  `${commit}${changed ? ' with changes' : ''}, ${at.slice(0, 16).replace('T', ' ')}, load ${load.toFixed(0)}`;

/** Whether there is a run of this code: a bar of its own, which a run of other code misses. */
const isMade = (name: string, holds: boolean): Figures[number] => ({
  ...{ name, value: Number(holds), unit: 'runs', bar: 1, holds },
});

/**
 * The figures of a run as they were stored, after one that says of which code it is. That a bar held with other code is
 * not said to hold with this.
 */
export function figuresOf(name: string, command: string, run: Run | undefined, standing: Standing): Figures {
  if (run === undefined) return [isMade(`${name}: never made (${command})`, false)];
  const isOfThis = standing === 'this code';
  const again = isOfThis ? '' : ` (${command})`;
  const source = `read, ${said[standing]}: ${sourceOf(run)}`;
  return [
    isMade(`${name}: ${said[standing]}${again} [${sourceOf(run)}]`, isOfThis),
    ...run.figures.map(({ holds, ...figure }) => ({
      ...{ ...figure, name: `${figure.name} [${source}]` },
      ...(holds !== undefined && (isOfThis || !holds) && { holds }),
    })),
  ];
}

/** The last results of all of them. */
export const lastRuns = (): Figures =>
  Object.entries(longRuns).flatMap(([name, of]) => {
    const run = lastRun(name);
    return figuresOf(name, of.command, run, run ? standingOf(run, of, repository) : 'other code');
  });
